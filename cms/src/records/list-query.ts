const rowsPerPage = 25
const longestSearch = 100
const lastPage = 10_000

/** The part of a list that `page`, from 1, asks for. */
export function pageOf(page: unknown): { limit: number; offset: number } {
  const number = Math.min(Math.max(Math.trunc(Number(page)) || 1, 1), lastPage)
  return { limit: rowsPerPage, offset: (number - 1) * rowsPerPage }
}

/** Finds what somebody typed in any of these columns; nothing where nothing was typed. */
export function wordsAsked(search: unknown, columns: readonly string[]): object {
  const words = typeof search === 'string' ? search.trim().slice(0, longestSearch) : ''
  if (words === '') return {}
  return { $or: columns.map((column) => ({ [column]: { $containsi: words } })) }
}
