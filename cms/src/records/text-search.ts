/** Letters with accents, each with the plain one at the same place. */
const marked = 'áàâäãéèêëíìîïóòôöõúùûüñç’'
const plain = "aaaaaeeeeiiiiooooouuuunc'"
const plainOf = new Map(Array.from(marked, (letter, index) => [letter, plain.charAt(index)]))

/**
 * SQL for both databases: a column (`??`) has a text in it, in capitals or not, with accents or without; `?` is
 * `containing` the text. `config/database.ts` teaches SQLite the `translate` of PostgreSQL.
 */
export const contains = `translate(lower(??), '${marked}', '${plain.replace("'", "''")}') like ? escape '\\'`

/** The pattern of a text that stands for itself, also where it has wildcards of SQL. */
export function containing(text: string): string {
  const letters = Array.from(text.normalize('NFC').toLowerCase())
  const folded = letters.map((letter) => plainOf.get(letter) ?? letter).join('')
  return `%${folded.replace(/[\\%_]/g, '\\$&')}%`
}
