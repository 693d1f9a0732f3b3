export type MarkdownPicture = {
  /** What the picture shows; empty if the panel wrote the name of the file. */
  alt: string
  address: string
  /** By which the media library knows it; null if the address cannot be one of the library. */
  hash: string | null
}

/** So many pictures the CMS is asked for at once (`GET /api/pictures`). */
export const maxHashes = 50

const picture = /!\[([^\]]*)\]\(\s*<?([^\s)>]*)>?(?:\s+(?:"[^"]*"|'[^']*'))?\s*\)/g

/** The pictures in a Markdown text, as the panel's button writes them. */
export function markdownPictures(markdown: string): MarkdownPicture[] {
  return [...markdown.matchAll(picture)].map(([, alt = '', address = '']) => ({
    alt: describedAlt(alt),
    address,
    hash: pictureHash(address),
  }))
}

/**
 * The hash in the address of an upload, which ends in `/{hash}{ext}` wherever the uploads are kept. It names a
 * picture of our own or none: whatever host the address has, nothing is ever fetched from there.
 */
export function pictureHash(address: string): string | null {
  return /(?:^|\/)([\w-]{1,240})\.[a-z0-9]{1,5}$/i.exec(address)?.[1] ?? null
}

/** The words of a picture. Where it has none the panel's button writes the name of its file, which says nothing. */
export function describedAlt(alt: string): string {
  return /\.(jpe?g|png|webp|gif|avif|tiff?|svg|heic)$/i.test(alt.trim()) ? '' : alt.trim()
}
