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

/** The widths in which cards show a picture on a common screen. */
const cardWidths = [320, 640] as const

/** The pictures of this site: the service, and how to end what runs behind it. */
export function startPictures(
  charge: ChargeForPicture,
): PictureService & { close: () => Promise<void> } {
  // No picture is worked on twice in the same way: sharp would only hold memory.
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
