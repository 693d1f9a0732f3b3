import { pictureSchema, type Picture } from '~content/picture'
import { knownPictures } from './known-pictures.server'

/** Registers a picture, so that the site serves it. */
export function rememberPicture(picture: Picture): void {
  knownPictures().remember(picture)
}

/** Registers every picture in content of any shape. */
export function rememberPicturesIn(content: unknown): void {
  for (const picture of picturesIn(content)) rememberPicture(picture)
}

/** Lists the pictures in content, at any depth. */
function picturesIn(content: unknown): Picture[] {
  if (typeof content !== 'object' || content === null) return []
  if ('hash' in content && 'url' in content) {
    const parsed = pictureSchema.safeParse(content)
    if (parsed.success) return [parsed.data]
  }
  return Object.values(content).flatMap(picturesIn)
}
