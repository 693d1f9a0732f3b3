/**
 * Several entries in one cell: `wifi | pool`. A vertical line inside of an entry has a backslash in front, and so has a
 * backslash.
 */
export function joinList(entries: readonly string[]): string {
  return entries.map((entry) => entry.replace(/[\\|]/g, '\\$&')).join(' | ')
}

/** The entries of a cell without the spaces around them. Entries in the middle may be empty; an empty cell has none. */
export function splitList(cell: string): string[] {
  if (cell.trim() === '') return []
  const entries: string[] = []
  let entry = ''
  for (const [part] of cell.matchAll(/\\[\\|]|[^]/g)) {
    if (part === '|') {
      entries.push(entry.trim())
      entry = ''
    } else entry += part.length === 2 ? part.slice(1) : part
  }
  return [...entries, entry.trim()]
}
