const wordsPerMinute = 200

/** Minutes that a text takes to read, at least one. `text` is plain. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(words / wordsPerMinute))
}
