import { createYielder } from '~/platform/process/yielder.server'
import { isLineEnd } from './pdf-characters'
import { createPdfLexer } from './pdf-lexer'
import { createPdfBudget, PdfUnreadable } from './pdf-unreadable'
import { rejectHiddenObjects } from './hidden-objects.server'
import { isObjectStream, readObjectStream } from './read-object-stream.server'
import { readPdfObject } from './read-pdf-object.server'
import type { PdfDictionary, PdfValue } from './pdf-values'

export type PdfFile = {
  /** Every value of every revision: what a viewer may come to see, by whatever way. */
  values: readonly PdfValue[]
  /** The last value of each object number. */
  objects: ReadonlyMap<number, PdfValue>
  trailers: readonly PdfDictionary[]
}

/** Regular files of 10 MB have fewer. */
const maxTokens = 1_500_000

/**
 * Reads all objects of a PDF from its first byte to its last, those in object streams too, without
 * trusting its table of offsets. Throws `PdfUnreadable` where anything could show to a viewer that was
 * not read here.
 */
export async function readPdfFile(bytes: Buffer): Promise<PdfFile> {
  const budget = createPdfBudget(maxTokens)
  const lexer = createPdfLexer(bytes, 0, budget)
  const values: PdfValue[] = []
  const objects = new Map<number, PdfValue>()
  const trailers: PdfDictionary[] = []
  const headers = new Set<number>()
  const numbers: number[] = []
  const yielder = createYielder()

  function add(number: number, value: PdfValue): void {
    values.push(value)
    objects.set(number, value)
  }

  async function readObject(): Promise<void> {
    const number = numbers.at(-2)
    if (number === undefined) throw new PdfUnreadable('An object has no number.')
    headers.add(lexer.began)
    const { value, ending } = await readPdfObject(lexer, yielder)
    if (ending === 'endobj') return add(number, value)
    if (ending !== 'stream' || value.kind !== 'dictionary') {
      throw new PdfUnreadable(`Object ${number} has no end.`)
    }
    const content = takeStream(bytes, lexer.position, value.entries)
    lexer.position = content.end
    add(number, value)
    if (nameOf(value.entries.get('Type')) === 'XRef') trailers.push(value.entries)
    if (!isObjectStream(value.entries)) return
    const packed = await readObjectStream(value.entries, content.data, budget, yielder)
    for (const inner of packed) add(inner.number, inner.value)
  }

  for (let token = lexer.next(); token.kind !== 'end'; token = lexer.next()) {
    if (token.kind === 'number') {
      numbers.push(token.value)
      continue
    }
    if (token.kind === 'word' && token.value === 'obj') await readObject()
    if (token.kind === 'word' && token.value === 'trailer') {
      const { value } = await readPdfObject(lexer, yielder)
      if (value.kind !== 'dictionary') throw new PdfUnreadable('A trailer is no dictionary.')
      values.push(value)
      trailers.push(value.entries)
    }
    numbers.length = 0
    if (yielder.isDue()) await yielder.pause()
  }
  await rejectHiddenObjects(bytes, headers, yielder)
  return { values, objects, trailers }
}

function takeStream(
  bytes: Buffer,
  afterWord: number,
  entries: PdfDictionary,
): { data: Buffer; end: number } {
  let start = afterWord
  if (bytes[start] === 13) start++
  if (bytes[start] === 10) start++
  const length = entries.get('Length')
  if (length?.kind === 'number') {
    const told = start + length.value
    let after = told
    while (isLineEnd(bytes[after])) after++
    if (bytes.toString('latin1', after, after + endWord.length) === endWord) {
      return { data: bytes.subarray(start, told), end: after + endWord.length }
    }
  }
  const end = bytes.indexOf(endWord, start)
  if (end === -1) throw new PdfUnreadable('A stream has no end.')
  return { data: bytes.subarray(start, end), end: end + endWord.length }
}

const endWord = 'endstream'

function nameOf(value: PdfValue | undefined): string | null {
  return value?.kind === 'name' ? value.value : null
}
