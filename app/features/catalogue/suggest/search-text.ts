/** Letters of a search text that count; more are cut off. */
const maxSearchTextLength = 40

/** From this many letters on a text may hold a mistake. */
export const mistakeFrom = 4

/** A name or what a visitor types of it, as `toPlainWords` makes it. */
export function toSearchText(text: string): string {
  return toPlainWords(text.slice(0, 4 * maxSearchTextLength))
}

/** Lower case, without accents and apostrophes, one space between words. */
export function toPlainWords(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’‘`´]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** What a visitor typed as search text, cut to the letters that count. */
export function toSearchQuery(typed: string): string {
  return toSearchText(typed).slice(0, maxSearchTextLength).trim()
}
