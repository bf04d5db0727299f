import { loadPart } from "../platform/loadPart";

/** A part of the program that comes later: a module that shows something. */
export interface Part<Module> {
  /** Loads it, once. The next call after a failure tries again. @throws {LoadError} Where it cannot be fetched. */
  readonly load: () => Promise<Module>;
  /** The module; `null` until it is loaded. */
  readonly current: () => Module | null;
  /** Calls back once it is loaded. @returns Ends the calls. */
  readonly onLoad: (listener: () => void) => () => void;
}

/** Describes a part. The arguments are those of `loadPart`. */
export function createPart<Module>(name: string, importFile: () => Promise<Module>): Part<Module> {
  let module: Module | null = null;
  const listeners = new Set<() => void>();

  return {
    async load() {
      module ??= await loadPart(name, importFile);
      for (const listener of listeners) listener();
      return module;
    },
    current: () => module,
    onLoad(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
