const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

const ascii = range(0x20, 0x7e)
const spanish = 'ÁÉÍÓÚÜÑáéíóúüñ¡¿ªº«»'
/** For the names of places and people: Curaçao, Åland, Zoë. */
const neighbours = 'Åàâãäåçèêëîïôöû'
/** With the no-break space, and the thin space that `Intl` writes into date ranges. */
const signs = '\u00a0\u2009©§°±·²½×–—‘’“”…‹›•−€'

/** What English and Spanish pages are written with. Every page loads these letters. */
export const commonLetters = ascii + spanish + neighbours + signs

/** What else the Latin files of the font packages hold. A page that uses one of these loads them all. */
export const rareLetters = Array.from(`${range(0xa1, 0xff)}ıŒœˆ˚˜‚„′″⁄™∕`)
  .filter((letter) => !commonLetters.includes(letter))
  .join('')

/** Signs that the font packages do not hold; a font of the system draws them. */
export const systemSigns = '★\u2011\u202f'

/** The value of `unicode-range` for these letters, e.g. `U+20-7E, U+A0`. */
export function unicodeRange(letters: string): string {
  const codes = [...new Set(letters)].map((letter) => letter.codePointAt(0) ?? 0)
  const runs: { from: number; to: number }[] = []
  for (const code of codes.toSorted((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last?.to === code - 1) last.to = code
    else runs.push({ from: code, to: code })
  }
  return runs.map(({ from, to }) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ')
}

const hex = (code: number) => code.toString(16).toUpperCase()
