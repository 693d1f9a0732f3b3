const minDigits = 6

/** The digits of a search that can only mean a phone number, however it is typed; null for any other. */
export function phoneDigits(search: string): string | null {
  if (!/^[\d\s+().-]+$/.test(search)) return null
  const digits = search.replace(/\D/g, '')
  return digits.length < minDigits ? null : digits
}

/** SQL for both databases: a column (`??`), without the separators between digits, matches a pattern (`?`). */
export const phoneIsLike = `${[' ', '+', '(', ')', '.', '-'].reduce(
  (column, character) => `replace(${column}, '${character}', '')`,
  '??',
)} like ?`
