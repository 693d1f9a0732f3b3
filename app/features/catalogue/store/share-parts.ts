import { isDeepStrictEqual } from 'node:util'
import type { Picture } from '~content/picture'
import type { Rental } from '~content/rental'

/** Both languages of a rental show the same pictures: each is held once. Changes a rental that was just read. */
export function sharePictures({ texts }: Rental): void {
  const known = new Map<string, Picture>()
  for (const shown of [texts.en, texts.es].flatMap((text) => text?.gallery ?? [])) {
    const same = known.get(shown.picture.hash)
    if (same && isDeepStrictEqual(same, shown.picture)) shown.picture = same
    else known.set(shown.picture.hash, shown.picture)
  }
}
