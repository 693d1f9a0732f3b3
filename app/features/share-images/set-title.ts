/** How wide a text is in pixels at a size. */
export type Measure = (text: string, size: number) => number

export type SetTitle = { size: number; lines: string[] }

const sizes = [84, 76, 68, 60, 54]
const maxLines = 3
const smallest = 54

/**
 * A title in up to three lines, in the largest size in which it fits. A longer one is cut behind a word of its third
 * line; a word that is wider than a line is broken.
 */
export function setTitle(title: string, width: number, measure: Measure): SetTitle {
  const words = plainLine(title).split(' ').filter(Boolean)
  for (const size of sizes) {
    const lines = wrap(words, (text) => measure(text, size) <= width)
    const isUnbroken = words.every((word) => measure(word, size) <= width)
    if (lines.length <= maxLines && (isUnbroken || size === smallest)) return { size, lines }
  }
  const fits = (text: string) => measure(text, smallest) <= width
  const lines = wrap(words, fits).slice(0, maxLines)
  const last = lines.at(-1) ?? ''
  return { size: smallest, lines: [...lines.slice(0, -1), withEllipsis(last, fits)] }
}

/** Removes what would break the line or turn its direction: control characters, invisible marks, repeated spaces. */
export function plainLine(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Z}]+/gu, ' ')
    .trim()
}

function wrap(words: readonly string[], fits: (text: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of words) {
    const joined = `${lines.at(-1) ?? ''} ${word}`.trimStart()
    if (lines.length > 0 && fits(joined)) lines[lines.length - 1] = joined
    else lines.push(...broken(word, fits))
  }
  return lines
}

function broken(word: string, fits: (text: string) => boolean): string[] {
  const pieces = ['']
  for (const sign of word) {
    const piece = (pieces.at(-1) ?? '') + sign
    if (piece === sign || fits(piece)) pieces[pieces.length - 1] = piece
    else pieces.push(sign)
  }
  return pieces
}

function withEllipsis(line: string, fits: (text: string) => boolean): string {
  const words = line.split(' ')
  while (words.length > 1 && !fits(`${words.join(' ')}…`)) words.pop()
  let text = words.join(' ').replace(/[\s,;:.–—-]+$/u, '')
  while (text !== '' && !fits(`${text}…`)) text = Array.from(text).slice(0, -1).join('')
  return `${text}…`
}
