/** Characters of Markdown from which a text folds: on phones, and anywhere (contracts-and-routes.md §2.7). */
export const foldsFrom = { phone: 2000, anywhere: 10_000 } as const

export type FoldedMarkdown = {
  /** Always shown. */
  start: string
  /** Folded on phones; empty if the text is short. */
  middle: string
  /** Folded everywhere. */
  end: string
}

/**
 * Markdown in the parts in which it is shown. Each part begins with a heading, so that every part is whole: the
 * fold comes before the first heading behind which the limit is passed, but never before all text.
 */
export function foldText(markdown: string): FoldedMarkdown {
  const sections = markdown.trim().split(/\n(?=#{1,6} )/)
  const parts: FoldedMarkdown = { start: '', middle: '', end: '' }
  let length = 0
  for (const section of sections) {
    const part = length === 0 ? 'start' : partOf(length + section.length)
    // Nothing returns to an earlier part.
    const behind = parts.end ? 'end' : parts.middle && part === 'start' ? 'middle' : part
    parts[behind] += `${section}\n`
    length += section.length
  }
  return parts
}

function partOf(length: number): keyof FoldedMarkdown {
  if (length > foldsFrom.anywhere) return 'end'
  return length > foldsFrom.phone ? 'middle' : 'start'
}
