/** Answers what is kept under a key, else makes it; beyond so many keys the one not used for longest is let go. */
export function keepRecent<Value>(atMost: number): (key: string, make: () => Value) => Value {
  const kept = new Map<string, { value: Value }>()
  return (key, make) => {
    const found = kept.get(key) ?? { value: make() }
    // A map holds its keys in the order in which they were put in.
    kept.delete(key)
    kept.set(key, found)
    const [oldest] = kept.keys()
    if (kept.size > atMost && oldest !== undefined) kept.delete(oldest)
    return found.value
  }
}
