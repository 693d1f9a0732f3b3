import { open, type FileHandle } from 'node:fs/promises'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { log } from '~/platform/log/log.server'
import { cacheControl, noStore } from '~/platform/page-cache/cache-policy'
import type { Picture } from '~content/picture'
import type { KnownPictures } from './known-pictures.server'
import { parsePictureAddress, type PictureVariant } from './parse-picture-address'
import { isOffered } from './prepare-pictures.server'
import { PicturesBusy, type PictureStore } from './picture-store.server'

/** Placeholder for a picture that is missing or cannot be encoded now: a volcano in the colours of the brand. */
const fallbackPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" role="img" aria-label="">
<rect width="800" height="600" fill="#f4efe4"/>
<path d="M0 428 Q150 404 246 330 L352 214 Q372 194 392 214 L516 346 Q606 414 800 430 V600 H0Z" fill="#e6ddca"/>
<path d="M0 428 Q150 404 246 330 L352 214 Q372 194 392 214 L516 346 Q606 414 800 430" fill="none" stroke="#a89a80" stroke-width="6" stroke-linecap="round"/>
<path d="M372 184 q-14 -26 8 -44 q22 -18 6 -46" fill="none" stroke="#a89a80" stroke-width="5" stroke-linecap="round"/>
<path d="M0 520 H800" stroke="#cdbfa5" stroke-width="4"/>
</svg>`

const contentTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const

export type PictureService = {
  /** Handles requests below `/pictures/`; returns false for other paths. */
  serve: (path: string, request: IncomingMessage, response: ServerResponse) => boolean
}

/** Status and `Retry-After` seconds of a picture that is not encoded now. */
type Rejection = { status: 429 | 503; retryAfter: number }

/** Charges the client for encoding a picture. Returns a rejection, or null. */
export type ChargeForPicture = (request: IncomingMessage) => Rejection | null

type PictureServiceParts = {
  known: KnownPictures
  store: PictureStore
  charge?: ChargeForPicture
  /**
   * Called with a picture that a visitor waits for, or sees in a former encoding. If missing, no picture is encoded
   * ahead, and former encodings are not served.
   */
  prefer?: (picture: Picture) => void
}

/** Serves the known pictures in the allowed widths and formats. */
export function createPictureService({
  known,
  store,
  charge = () => null,
  prefer,
}: PictureServiceParts): PictureService {
  async function answer(
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const variant = parsePictureAddress(path)
    if (!variant) return answerMissing(response)
    if (request.headers['if-none-match'] === etagOf(variant)) {
      response.writeHead(304, immutable(variant)).end()
      return
    }
    const made = await store.findVariant(variant)
    const isMadeAhead = prefer !== undefined && isOffered(variant)
    const ready = made ?? (isMadeAhead ? await store.findFormer(variant) : null)
    const picture = ready ? known.peek(variant.hash) : await known.find(variant.hash)
    if (!ready && !picture) return answerMissing(response)
    const overload = ready ? null : charge(request)
    if (overload) return answerLater(response, overload)
    if (picture && !made) prefer?.(picture)
    const file = (ready && (await openIfThere(ready))) ?? (await openVariant(variant, picture))
    if (!file) return answerMissing(response)
    const { size } = await file.stat()
    response.writeHead(200, {
      ...immutable(variant),
      'Content-Type': contentTypes[variant.format],
      'Content-Length': size,
      'X-Content-Type-Options': 'nosniff',
    })
    if (request.method === 'HEAD') {
      response.end()
      await file.close()
    } else pipeline(file.createReadStream(), response, () => undefined)
  }

  /** Encodes the variant first where it is missing; one whose former file was just removed is there. */
  async function openVariant(
    variant: PictureVariant,
    peeked: Picture | null,
  ): Promise<FileHandle | null> {
    const picture = peeked ?? (await known.find(variant.hash))
    return picture && open(await store.variant(picture, variant))
  }

  return {
    serve(path, request, response) {
      if (!path.startsWith('/pictures/')) return false
      answer(path, request, response).catch((err: unknown) => {
        if (response.headersSent) return response.destroy()
        if (err instanceof PicturesBusy) {
          answerLater(response, { status: 503, retryAfter: 5 })
        } else {
          log.warn({ err, path }, 'picture could not be encoded')
          answerMissing(response)
        }
      })
      return true
    },
  }
}

async function openIfThere(file: string): Promise<FileHandle | null> {
  try {
    return await open(file)
  } catch (err) {
    if (err instanceof Error && 'code' in err && err.code === 'ENOENT') return null
    throw err
  }
}

/**
 * Every upload has a new hash, so the content at an address never changes, except when the settings of encodings
 * change.
 */
function immutable(variant: PictureVariant) {
  return { 'Cache-Control': cacheControl.immutable, ETag: etagOf(variant) }
}

function etagOf({ hash, width, format }: PictureVariant): string {
  return `"${hash}-${width}-${format}"`
}

function answerMissing(response: ServerResponse): void {
  answerFallback(response, 404, { 'Cache-Control': cacheControl.missingPicture })
}

function answerLater(response: ServerResponse, { status, retryAfter }: Rejection): void {
  answerFallback(response, status, { 'Retry-After': retryAfter, 'Cache-Control': noStore })
}

/** A browser paints the body of an error, too, so that no page shows a broken image. */
function answerFallback(
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
): void {
  response.writeHead(status, {
    ...headers,
    'Content-Type': 'image/svg+xml',
    'Content-Length': Buffer.byteLength(fallbackPicture),
    'X-Content-Type-Options': 'nosniff',
  })
  response.end(response.req.method === 'HEAD' ? undefined : fallbackPicture)
}
