const wordsPerMinute = 200
const hasLetter = /\p{L}/u

/**
 * Minutes that a text takes to read, at least one. The marks of Markdown are no words, so it need not be parsed, which
 * would take a hundred times as long.
 */
export function readingMinutes(markdown: string): number {
  const words = markdown.split(/\s+/).filter((part) => hasLetter.test(part)).length
  return Math.max(1, Math.round(words / wordsPerMinute))
}
