import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { kilobytes } from '~/platform/units/size'

/** Characters that go to the disk together. */
const pieceSize = kilobytes(64)

/**
 * Values as lines of JSON, to be written piece by piece: a text of everything would hold the event loop and fill the
 * memory.
 */
export function jsonLinesOf(values: Iterable<unknown>): Readable {
  return Readable.from(pieces(values), { objectMode: false })
}

function* pieces(values: Iterable<unknown>): Generator<Buffer> {
  let text = ''
  for (const value of values) {
    text += `${JSON.stringify(value)}\n`
    if (text.length < pieceSize) continue
    yield Buffer.from(text)
    text = ''
  }
  if (text) yield Buffer.from(text)
}

/** The values of the lines of a text. Throws what the stream throws, and where a line is no JSON. */
async function* readJsonLines(text: Readable): AsyncGenerator<unknown, undefined> {
  text.setEncoding('utf8')
  let rest = ''
  for await (const chunk of text) {
    const piece = String(chunk)
    if (!piece.includes('\n')) {
      // A long line is searched once, not again with each chunk.
      rest += piece
      continue
    }
    const lines = `${rest}${piece}`.split('\n')
    rest = lines.pop() ?? ''
    for (const each of lines) yield JSON.parse(each)
  }
  // Only files of earlier versions end without a line break.
  if (rest) yield JSON.parse(rest)
}

/** The values of the lines of a file. */
export function readJsonLinesOf(file: string): AsyncGenerator<unknown, undefined> {
  return readJsonLines(createReadStream(file))
}
