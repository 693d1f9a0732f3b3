import type { Yielder } from '~/platform/process/yielder.server'
import type { PdfLexer } from './pdf-lexer'
import { PdfUnreadable } from './pdf-unreadable'
import type { PdfDictionary, PdfValue } from './pdf-values'

type OpenBracket = { close: ']' | '>>'; items: PdfValue[] }

const deepest = 100
const other: PdfValue = { kind: 'other' }
/** Words that are no part of a value. */
const endings = new Set(['endobj', 'stream', 'obj', 'endstream', 'xref', 'trailer', 'startxref'])

/**
 * Reads the one value of an object, up to the word that ends it (`endobj`, `stream`), which it gives too;
 * an empty word where the text ends there. Throws `PdfUnreadable`.
 */
export async function readPdfObject(
  lexer: PdfLexer,
  yielder: Yielder,
): Promise<{ value: PdfValue; ending: string }> {
  const outer: PdfValue[] = []
  const open: OpenBracket[] = []
  let items = outer
  for (;;) {
    if (yielder.isDue()) await yielder.pause()
    const token = lexer.next()
    switch (token.kind) {
      case 'number':
      case 'name':
      case 'string':
        items.push(token)
        break
      case '[':
      case '<<':
        if (open.length === deepest) throw new PdfUnreadable('Values are nested too deeply.')
        items = []
        open.push({ close: token.kind === '[' ? ']' : '>>', items })
        break
      case ']':
      case '>>': {
        const closed = open.pop()
        if (closed?.close !== token.kind) throw new PdfUnreadable('Brackets cross.')
        items = open.at(-1)?.items ?? outer
        items.push(valueOf(closed))
        break
      }
      case 'word':
        if (token.value === 'R') items.push(reference(items))
        else if (endings.has(token.value)) return { value: only(outer, open), ending: token.value }
        else items.push(other)
        break
      case 'end':
        return { value: only(outer, open), ending: '' }
    }
  }
}

function only(items: readonly PdfValue[], open: readonly OpenBracket[]): PdfValue {
  const [value, more] = items
  if (open.length > 0) throw new PdfUnreadable('A bracket is not closed.')
  if (!value || more) throw new PdfUnreadable('An object is not one value.')
  return value
}

function valueOf({ close, items }: OpenBracket): PdfValue {
  return close === ']' ? { kind: 'array', items } : { kind: 'dictionary', entries: pairs(items) }
}

function reference(items: PdfValue[]): PdfValue {
  const generation = items.pop()
  const object = items.pop()
  if (object?.kind !== 'number' || generation?.kind !== 'number') {
    throw new PdfUnreadable('A reference names no object.')
  }
  return { kind: 'reference', object: object.value }
}

function pairs(items: readonly PdfValue[]): PdfDictionary {
  const entries = new Map<string, PdfValue>()
  for (let index = 0; index < items.length; index += 2) {
    const [key, value] = [items[index], items[index + 1]]
    if (key?.kind !== 'name' || !value) throw new PdfUnreadable('A dictionary is no list of pairs.')
    // A viewer may take the first or the last of two; neither is looked at here.
    if (entries.has(key.value)) throw new PdfUnreadable(`A dictionary names ${key.value} twice.`)
    entries.set(key.value, value)
  }
  return entries
}
