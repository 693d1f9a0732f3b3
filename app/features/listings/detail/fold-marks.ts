/** Characters that stay when a description is folded, for each width of the screen (browsing.md §9). */
const cuts = [320, 575, 790, 800] as const

const token = /<[^>]+>|&[^;\s<]+;|[^<&]+|&/g
const block = /^<(p|ul|ol|li|h[1-6]|blockquote|table)\b/

/**
 * Marks in sanitized HTML what lies beyond each cut: `data-beyond` 1 to 4 on text and blocks, `data-cut` where a cut
 * falls. The style sheet hides it where the screen's cut is passed, so the page holds the text once. A cut never
 * falls within a word.
 */
export function markFolds(html: string): string {
  const tokens = html.match(token) ?? []
  const ends = wordEnds(tokens.filter((one) => !one.startsWith('<')))
  let position = 0
  let marked = ''
  for (const one of tokens) {
    if (one.startsWith('<')) marked += block.test(one) ? markBlock(one, passed(position)) : one
    else if (one.startsWith('&')) marked += piece(one, 1)
    else {
      let rest = one
      while (rest !== '') {
        const next = ends.find((end) => end > position) ?? Infinity
        const part = rest.slice(0, next - position)
        rest = rest.slice(part.length)
        marked += piece(part, part.length)
      }
    }
  }
  return marked

  function passed(at: number): number {
    return ends.filter((end) => end <= at).length
  }

  function piece(text: string, length: number): string {
    const beyond = passed(position)
    position += length
    const markers = ends.map((end, n) =>
      end === position ? `<span data-cut="${n + 1}"></span>` : '',
    )
    const shown = beyond === 0 ? text : `<span data-beyond="${beyond}">${text}</span>`
    return shown + markers.join('')
  }
}

function markBlock(tag: string, beyond: number): string {
  return beyond === 0 ? tag : tag.replace(/^<\w+/, (name) => `${name} data-beyond="${beyond}"`)
}

/** Where the last whole word ends before each cut, in characters of the text; an entity is one character. */
function wordEnds(texts: readonly string[]): number[] {
  const text = texts.map((one) => (/^&.+;$/.test(one) ? 'x' : one)).join('')
  return cuts
    .filter((cut) => cut < text.length)
    .map((cut) => Math.max(text.lastIndexOf(' ', cut), text.lastIndexOf('\n', cut), 1))
}
