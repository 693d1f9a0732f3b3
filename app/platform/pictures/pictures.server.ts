import { join } from 'node:path'
import sharp from 'sharp'
import type { Picture } from '~content/picture'
import { env } from '~/platform/env/env.server'
import { singleton } from '~/platform/process/singleton.server'
import { isFirstWorker } from '~/platform/process/web-worker.server'
import { fetchOriginal } from './fetch-original.server'
import { knownPictures } from './known-pictures.server'
import {
  createPictureService,
  type ChargeForPicture,
  type PictureService,
} from './picture-service.server'
import { createPictureStore, type PictureStore } from './picture-store.server'
import { preparePictures } from './prepare-pictures.server'

type Pictures = PictureService & {
  /** Prepares an uploaded picture; null if another process encodes ahead, or none. */
  prepare: ((picture: Picture) => void) | null
  close: () => Promise<void>
}

/** Starts the picture service of this site, and prepares the pictures in the background. */
export function startPictures(charge: ChargeForPicture): Pictures {
  // No operation is repeated, so the cache of sharp would only use memory.
  sharp.cache(false)
  const known = knownPictures()
  const store = pictureStore()
  const encodesAhead = env.ENCODE_PICTURES_AHEAD === 'on'
  // All workers share the files, so one of them encodes ahead.
  const isAhead = encodesAhead && isFirstWorker
  const { add, prefer, stop } = preparePictures(known, store, { isAhead })
  return {
    prepare: isAhead ? add : null,
    ...createPictureService({ known, store, charge, ...(encodesAhead && { prefer }) }),
    async close() {
      stop()
      await known.flush()
    },
  }
}

/** The picture files of this process; what is drawn by routes is kept among them. */
export function pictureStore(): PictureStore {
  return singleton('picture-store', () =>
    createPictureStore({
      folder: join(env.DATA_DIR, 'pictures'),
      fetchOriginal: (picture) => fetchOriginal(picture, env.CMS_URL),
    }),
  )
}
