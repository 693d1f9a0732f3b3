export type Mark = 'same' | 'added' | 'removed'
export type Marked<Item> = { mark: Mark; item: Item }

/** Cells of the table below; longer lists are told as removed and added whole. */
const maxCells = 4_000_000

/**
 * Two lists as one: what both have in order (longest common subsequence), and what was removed and added between.
 * Items that are the same are given as they stand in `after`.
 */
export function diffLists<Item>(
  before: readonly Item[],
  after: readonly Item[],
  keyOf: (item: Item) => string,
): Marked<Item>[] {
  const a = before.map(keyOf)
  const b = after.map(keyOf)
  const lengths = a.length * b.length <= maxCells ? commonLengths(a, b) : null
  const marked: Marked<Item>[] = []
  const tell = (mark: Mark, item: Item | undefined) => {
    if (item !== undefined) marked.push({ mark, item })
  }
  let i = 0
  let j = 0
  while (i < a.length || j < b.length) {
    if (lengths && i < a.length && j < b.length && a[i] === b[j]) {
      tell('same', after[j])
      i++
      j++
    } else if (i < a.length && (j >= b.length || lengthAt(i + 1, j) >= lengthAt(i, j + 1))) {
      tell('removed', before[i++])
    } else tell('added', after[j++])
  }
  return marked

  function lengthAt(row: number, column: number): number {
    return lengths?.[row]?.[column] ?? 0
  }
}

/** How long the longest common subsequence is from each pair of places on. */
function commonLengths(a: readonly string[], b: readonly string[]): Uint32Array[] {
  const rows = Array.from({ length: a.length + 1 }, () => new Uint32Array(b.length + 1))
  for (let i = a.length - 1; i >= 0; i--) {
    const row = rows[i]
    const next = rows[i + 1]
    if (!row || !next) continue
    for (let j = b.length - 1; j >= 0; j--) {
      row[j] = a[i] === b[j] ? (next[j + 1] ?? 0) + 1 : Math.max(next[j] ?? 0, row[j + 1] ?? 0)
    }
  }
  return rows
}
