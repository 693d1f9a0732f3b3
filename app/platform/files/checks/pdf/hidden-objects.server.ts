import type { Yielder } from '~/platform/process/yielder.server'
import { isBlank, isDigit, isLineEnd, percent } from './pdf-characters'
import { PdfUnreadable } from './pdf-unreadable'

const word = Buffer.from('obj')

/**
 * Throws `PdfUnreadable` if `12 0 obj` occurs inside a stream, comment or string: an xref table may point viewers
 * there, while our parser reads from front to back.
 */
export async function rejectHiddenObjects(
  bytes: Buffer,
  known: ReadonlySet<number>,
  yielder: Yielder,
): Promise<void> {
  for (let at = bytes.indexOf(word); at !== -1; at = bytes.indexOf(word, at + word.length)) {
    if (yielder.isDue()) await yielder.pause()
    if (!known.has(at) && followsTwoNumbers(bytes, at)) {
      throw new PdfUnreadable(`An object is hidden at ${at}.`)
    }
  }
}

function followsTwoNumbers(bytes: Buffer, at: number): boolean {
  const generation = beforeGap(bytes, at - 1)
  if (!isDigit(bytes[generation])) return false
  const gap = beforeDigits(bytes, generation)
  const number = beforeGap(bytes, gap)
  return number < gap && isDigit(bytes[number])
}

function beforeDigits(bytes: Buffer, from: number): number {
  let at = from
  while (isDigit(bytes[at])) at--
  return at
}

/** The last byte before blanks and comments that end at `from`. */
function beforeGap(bytes: Buffer, from: number): number {
  let at = from
  for (;;) {
    let isNewLine = false
    for (; isBlank(bytes[at]); at--) isNewLine ||= isLineEnd(bytes[at])
    if (!isNewLine) return at
    const comment = commentBefore(bytes, at)
    if (comment === null) return at
    at = comment - 1
  }
}

/** Where the comment begins that the line up to `end` holds; null where it holds none. */
function commentBefore(bytes: Buffer, end: number): number | null {
  let comment: number | null = null
  for (let at = end; at >= 0 && !isLineEnd(bytes[at]); at--) {
    if (bytes[at] === percent) comment = at
  }
  return comment
}
