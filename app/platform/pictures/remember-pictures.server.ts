import { pictureSchema, type Picture } from '~content/picture'
import { knownPictures } from './known-pictures.server'

/** Lets the site serve this picture from now on. */
export function rememberPicture(picture: Picture): void {
  knownPictures().remember(picture)
}

/** Finds every picture inside of content, whatever its shape, and lets the site serve it. */
export function rememberPicturesIn(content: unknown): void {
  for (const picture of picturesIn(content)) rememberPicture(picture)
}

/** Lists the pictures inside of content, however deep. */
function picturesIn(content: unknown): Picture[] {
  if (typeof content !== 'object' || content === null) return []
  if ('hash' in content && 'url' in content) {
    const parsed = pictureSchema.safeParse(content)
    if (parsed.success) return [parsed.data]
  }
  return Object.values(content).flatMap(picturesIn)
}
