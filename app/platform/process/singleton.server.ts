const registryKey = Symbol.for('ceiba.singletons')

/**
 * Creates a value once per process. In development, modules are loaded again after every change. What holds timers,
 * files or content must survive that, so it is registered on `globalThis`.
 */
export function singleton<Value>(name: string, create: () => Value): Value {
  const registry = singletons()
  if (!registry.has(name)) registry.set(name, create())
  // The registry is private to this file, and the name determines the type.
  return registry.get(name) as Value
}

/** Has every value created anew: for tests, whose files share a process. */
export function forgetSingletons(): void {
  singletons().clear()
}

function singletons(): Map<string, unknown> {
  const holder: typeof globalThis & { [registryKey]?: Map<string, unknown> } = globalThis
  return (holder[registryKey] ??= new Map<string, unknown>())
}
