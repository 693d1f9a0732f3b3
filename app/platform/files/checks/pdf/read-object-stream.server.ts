import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import type { Yielder } from '~/platform/process/yielder.server'
import { megabytes } from '~/platform/units/size'
import { isRegular } from './pdf-characters'
import { createPdfLexer } from './pdf-lexer'
import { PdfUnreadable, type PdfBudget } from './pdf-unreadable'
import type { PdfDictionary, PdfValue } from './pdf-values'
import { readPdfObject } from './read-pdf-object.server'

const inflateBounded = promisify(inflate)
const maxUnpacked = megabytes(20)

/** Viewers take a stream for one by its use, not by its type. */
export function isObjectStream(entries: PdfDictionary): boolean {
  const type = entries.get('Type')
  return (
    (type?.kind === 'name' && type.value === 'ObjStm') || (entries.has('N') && entries.has('First'))
  )
}

/**
 * The objects that an object stream holds (ISO 32000-1, 7.5.7). Throws `PdfUnreadable`, also where it is
 * packed in a way that writers of PDF do not use for these.
 */
export async function readObjectStream(
  entries: PdfDictionary,
  data: Buffer,
  budget: PdfBudget,
  yielder: Yielder,
): Promise<{ number: number; value: PdfValue }[]> {
  const [count, first] = [numberOf(entries, 'N'), numberOf(entries, 'First')]
  const content = await unpack(entries, data)
  const index = createPdfLexer(content.subarray(0, first), 0, budget)
  const places = Array.from({ length: count }, () => {
    const [number, offset] = [index.next(), index.next()]
    if (number.kind !== 'number' || offset.kind !== 'number') {
      throw new PdfUnreadable('An object stream does not say where its objects are.')
    }
    return { number: number.value, start: first + offset.value }
  })
  const starts = [...new Set(places.map(({ start }) => start))].sort((one, other) => one - other)
  const endOf = new Map(starts.map((start, at) => [start, starts[at + 1] ?? content.length]))
  const objects: { number: number; value: PdfValue }[] = []
  for (const { number, start } of places) {
    if (isRegular(content[start - 1]) && isRegular(content[start])) {
      throw new PdfUnreadable('An object begins within a word.')
    }
    const part = content.subarray(start, endOf.get(start))
    const { value, ending } = await readPdfObject(createPdfLexer(part, 0, budget), yielder)
    if (ending !== '') throw new PdfUnreadable('An object stream holds more than values.')
    objects.push({ number, value })
  }
  return objects
}

async function unpack(entries: PdfDictionary, data: Buffer): Promise<Buffer> {
  const filter = entries.get('Filter')
  const names = filter?.kind === 'array' ? filter.items : filter ? [filter] : []
  if (names.length === 0) return data
  const [only, more] = names
  const isFlate = only?.kind === 'name' && only.value === 'FlateDecode'
  if (!isFlate || more || entries.has('DecodeParms') || entries.has('F')) {
    throw new PdfUnreadable('An object stream is packed in an unusual way.')
  }
  try {
    return await inflateBounded(data, { maxOutputLength: maxUnpacked })
  } catch (cause) {
    throw new PdfUnreadable('An object stream cannot be unpacked.', { cause })
  }
}

function numberOf(entries: PdfDictionary, key: string): number {
  const value = entries.get(key)
  const isCount = value?.kind === 'number' && Number.isInteger(value.value) && value.value >= 0
  if (!isCount || value.value > maxUnpacked) {
    throw new PdfUnreadable(`An object stream has no ${key}.`)
  }
  return value.value
}
