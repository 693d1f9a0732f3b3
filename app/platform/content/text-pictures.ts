import { markdownPictures } from '~content/markdown-pictures'

/** Hashes of the pictures that Markdown texts in this content refer to. */
export function textPicturesIn(content: unknown): string[] {
  return [...new Set(textsIn(content).flatMap(hashesIn))]
}

function hashesIn(markdown: string): string[] {
  return markdownPictures(markdown).flatMap(({ hash }) => hash ?? [])
}

/** Collects texts with pictures, without a list for each part of the content. */
function textsIn(content: unknown, found: string[] = []): string[] {
  if (typeof content === 'string') {
    if (content.includes('![')) found.push(content)
  } else if (typeof content === 'object' && content !== null) {
    for (const part of Object.values(content)) textsIn(part, found)
  }
  return found
}
