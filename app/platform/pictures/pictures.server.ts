import { join } from 'node:path'
import sharp from 'sharp'
import { env } from '~/platform/env/env.server'
import { fetchOriginal } from './fetch-original.server'
import { knownPictures } from './known-pictures.server'
import { mirrorPictures } from './mirror-pictures.server'
import {
  createPictureService,
  type ChargeForPicture,
  type PictureService,
} from './picture-service.server'
import { createPictureStore } from './picture-store.server'

/** Widths of card pictures on common screens. */
const cardWidths = [320, 640] as const

/** Starts the picture service of this site, with the mirror in the background. */
export function startPictures(
  charge: ChargeForPicture,
): PictureService & { close: () => Promise<void> } {
  // No operation is repeated, so the cache of sharp would only use memory.
  sharp.cache(false)
  const known = knownPictures()
  const store = createPictureStore({
    folder: join(env.DATA_DIR, 'pictures'),
    fetchOriginal: (picture) => fetchOriginal(picture, env.CMS_URL),
  })
  const stop = mirrorPictures(known, store, cardWidths)
  return {
    ...createPictureService(known, store, charge),
    async close() {
      stop()
      await known.flush()
    },
  }
}
