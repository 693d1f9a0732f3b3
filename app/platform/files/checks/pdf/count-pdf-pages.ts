import { PdfUnreadable } from './pdf-unreadable'
import type { PdfDictionary, PdfValue } from './pdf-values'
import type { PdfFile } from './read-pdf-file.server'

/**
 * Walks the pages from the catalogue on, as a viewer does (ISO 32000-1, 7.7). Throws `PdfUnreadable`
 * where the way is broken or goes in circles. `enough`: counting stops there.
 */
export function countPdfPages({ objects, trailers }: PdfFile, enough: number): number {
  const roots = trailers.flatMap((trailer) => trailer.get('Root') ?? [])
  const root = roots.at(-1)
  if (!root) throw new PdfUnreadable('The file names no catalogue.')
  const seen = new Set<number>()
  const waiting = [get(dictionaryOf(root), 'Pages')]
  let pages = 0
  for (let node = waiting.pop(); node && pages < enough; node = waiting.pop()) {
    if (node.kind === 'reference') {
      if (seen.has(node.object)) throw new PdfUnreadable('The pages go in circles.')
      seen.add(node.object)
    }
    const kids = dictionaryOf(node).get('Kids')
    if (!kids) pages++
    else for (const kid of arrayOf(kids)) waiting.push(kid)
  }
  if (pages === 0) throw new PdfUnreadable('The file has no pages.')
  return pages

  function resolve(value: PdfValue): PdfValue | undefined {
    return value.kind === 'reference' ? objects.get(value.object) : value
  }

  function dictionaryOf(value: PdfValue): PdfDictionary {
    const found = resolve(value)
    if (found?.kind !== 'dictionary') throw new PdfUnreadable('A part of the file is missing.')
    return found.entries
  }

  function arrayOf(value: PdfValue): readonly PdfValue[] {
    const found = resolve(value)
    if (found?.kind !== 'array') throw new PdfUnreadable('A list of pages is missing.')
    return found.items
  }
}

function get(entries: PdfDictionary, key: string): PdfValue {
  const value = entries.get(key)
  if (!value) throw new PdfUnreadable(`The file names no ${key}.`)
  return value
}
