/** Memoizes values by key. Beyond `maxEntries` the least recently used entry is dropped. */
export function memoizeLru<Value>(maxEntries: number): (key: string, make: () => Value) => Value {
  const entries = new Map<string, { value: Value }>()
  return (key, make) => {
    const found = entries.get(key) ?? { value: make() }
    // A map iterates in insertion order, so re-inserting marks the entry as the latest used.
    entries.delete(key)
    entries.set(key, found)
    const [oldest] = entries.keys()
    if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest)
    return found.value
  }
}
