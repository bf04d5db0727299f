import { loadPart } from "../platform/loadPart";

/** A part of the program that is loaded later: a module of components. */
export interface Part<Module> {
  /** The name of its file without the hash. */
  readonly name: string;
  /** Loads the module once. The next call after a failure tries again. @throws {LoadError} If it cannot be fetched. */
  readonly load: () => Promise<Module>;
  /** The module, or `null` until it is loaded. */
  readonly current: () => Module | null;
  /** Calls the listener when the module is loaded. @returns Removes the listener. */
  readonly onLoad: (listener: () => void) => () => void;
}

/** The arguments are those of `loadPart`. Nothing is loaded yet. */
export function createPart<Module>(name: string, importFile: () => Promise<Module>): Part<Module> {
  let module: Module | null = null;
  const listeners = new Set<() => void>();

  return {
    name,
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
