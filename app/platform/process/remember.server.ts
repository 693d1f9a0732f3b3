const remembered = Symbol.for('ceiba.remembered')

/**
 * Creates a value once per process. In development the modules are loaded again after every change;
 * what holds timers, files or content must not be doubled then, so it lives outside of them.
 */
export function remember<Value>(name: string, create: () => Value): Value {
  const shelf = shelfOfProcess()
  if (!shelf.has(name)) shelf.set(name, create())
  // The shelf is private to this file and the name decides the type.
  return shelf.get(name) as Value
}

function shelfOfProcess(): Map<string, unknown> {
  const holder: typeof globalThis & { [remembered]?: Map<string, unknown> } = globalThis
  return (holder[remembered] ??= new Map<string, unknown>())
}
