import { useEffect, useEffectEvent, useState } from "react";

import { listenForFiles } from "../platform/listenForFiles";

/** Lets files be dropped anywhere on the page while it is on. Returns whether files are being dragged over it. */
export function useFileDrop(isOn: boolean, onDrop: (files: readonly File[]) => Promise<void>): boolean {
  const [isOver, setIsOver] = useState(false);
  const drop = useEffectEvent(onDrop);

  useEffect(() => {
    if (!isOn) return;
    return listenForFiles({ onDrag: setIsOver, onDrop: (files) => void drop(files) });
  }, [isOn]);

  return isOver;
}
