import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { ShareFacts } from '~content/share-image'
import { readShareFile } from '~content/share-image.server'
import { env } from '~/platform/env/env.server'
import { log } from '~/platform/log/log.server'
import { cacheControl, noStore } from '~/platform/page-cache/cache-policy'
import { knownPictures } from '~/platform/pictures/known-pictures.server'
import { PicturesBusy, type OriginalFile } from '~/platform/pictures/picture-store.server'
import { pictureStore } from '~/platform/pictures/pictures.server'
import { drawShareImage } from './draw-share-image.server'

const jpeg = { 'Content-Type': 'image/jpeg', 'X-Content-Type-Options': 'nosniff' }

/** Answers an address that `shareImageOf` or the CMS has made; any other is a 404. */
export async function answerShareImage(file: string): Promise<Response> {
  const facts = readShareFile(file, env.PREVIEW_SECRET)
  if (!facts) return new Response(null, { status: 404 })
  try {
    const picture = await findOriginal(facts.picture)
    const path = await pictureStore().drawn(nameOf(facts), picture, (original) =>
      drawShareImage(facts, original),
    )
    const headers = { ...jpeg, 'Cache-Control': cacheControl.immutable }
    return new Response(new Uint8Array(await readFile(path)), { headers })
  } catch (err) {
    if (err instanceof PicturesBusy) return busy()
    log.warn({ err }, 'share image could not be drawn with its picture')
    const headers = { ...jpeg, 'Cache-Control': cacheControl.missingPicture }
    return new Response(new Uint8Array(await drawShareImage(facts, null)), { headers })
  }
}

/** Throws if the picture is not known: the image is drawn without it, for a short time. */
async function findOriginal(picture: ShareFacts['picture']): Promise<OriginalFile | null> {
  if (!picture) return null
  const { hash, ext, url } = picture
  const known = await knownPictures().find(hash)
  if (known) return known
  if (ext && url) return { hash, ext, url }
  throw new Error(`no page uses the picture ${hash}`)
}

/** By its facts alone: an address of another secret finds the same file. */
function nameOf({ picture, ...texts }: ShareFacts): string {
  const facts = JSON.stringify([texts, picture?.hash ?? null])
  return createHash('sha256').update(facts).digest('base64url')
}

function busy(): Response {
  return new Response(null, {
    status: 503,
    headers: { 'Retry-After': '5', 'Cache-Control': noStore },
  })
}
