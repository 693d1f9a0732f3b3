import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Picture } from '~content/picture'
import { log } from '~/platform/log/log.server'
import { cacheControl } from '~/platform/page-cache/cache-policy'
import { fallbackPicture } from './fallback-picture'
import type { KnownPictures } from './known-pictures.server'
import { parsePictureAddress, type PictureVariant } from './parse-picture-address'
import { PicturesBusy, type PictureStore } from './picture-store.server'

const contentTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const

/** Detail pages show pictures from this width on; the full-screen viewer shows the other. */
const galleryWidth = 800
const viewerWidth = 1920
const pollEvery = 200

export type PictureService = {
  /** Handles requests below `/pictures/`; returns false for other paths. */
  serve: (path: string, request: IncomingMessage, response: ServerResponse) => boolean
}

/** Charges the client for encoding a picture. Returns the status and `Retry-After` seconds of a rejection, or null. */
export type ChargeForPicture = (
  request: IncomingMessage,
) => { status: 429 | 503; retryAfter: number } | null

/** Serves the known pictures in the allowed widths and formats. */
export function createPictureService(
  known: KnownPictures,
  store: PictureStore,
  charge: ChargeForPicture = () => null,
): PictureService {
  /** Pictures whose largest variant is encoded when no request waits. */
  const ahead = new Set<Picture>()

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
    const picture = made ? null : await known.find(variant.hash)
    if (!made && !picture) return answerMissing(response)
    const overload = picture && charge(request)
    if (overload) {
      const headers = { 'Retry-After': overload.retryAfter, 'Cache-Control': 'no-store' }
      return void response.writeHead(overload.status, headers).end()
    }
    const file = made ?? (picture && (await makeVariant(picture, variant)))
    if (!file) return answerMissing(response)
    const { size } = await stat(file)
    response.writeHead(200, {
      ...immutable(variant),
      'Content-Type': contentTypes[variant.format],
      'Content-Length': size,
      'X-Content-Type-Options': 'nosniff',
    })
    if (request.method === 'HEAD') response.end()
    else
      createReadStream(file)
        .on('error', () => response.destroy())
        .pipe(response)
  }

  async function makeVariant(picture: Picture, variant: PictureVariant): Promise<string | null> {
    const file = await store.variant(picture, variant)
    if (variant.width >= galleryWidth) {
      const isIdle = ahead.size === 0
      ahead.add(picture)
      if (isIdle) void makeLargest()
    }
    return file
  }

  /** A visitor who sees a large picture may open the full-screen viewer next. WebP, since AVIF takes seconds. */
  async function makeLargest(): Promise<void> {
    for (const picture of ahead) {
      while (store.isBusy()) await pause(pollEvery, undefined, { ref: false })
      const { hash } = picture
      await store
        .variant(picture, { hash, width: viewerWidth, format: 'webp' })
        .catch((err: unknown) =>
          log.debug({ err, hash }, 'largest picture variant could not be encoded ahead'),
        )
      ahead.delete(picture)
    }
  }

  return {
    serve(path, request, response) {
      if (!path.startsWith('/pictures/')) return false
      answer(path, request, response).catch((err: unknown) => {
        if (response.headersSent) return response.destroy()
        if (err instanceof PicturesBusy) {
          response.writeHead(503, { 'Retry-After': '5', 'Cache-Control': 'no-store' }).end()
        } else {
          log.warn({ err, path }, 'picture could not be encoded')
          answerMissing(response)
        }
      })
      return true
    },
  }
}

/** Every upload has a new hash, so the content at an address never changes. */
function immutable(variant: PictureVariant) {
  return { 'Cache-Control': cacheControl.immutable, ETag: etagOf(variant) }
}

function etagOf({ hash, width, format }: PictureVariant): string {
  return `"${hash}-${width}-${format}"`
}

function answerMissing(response: ServerResponse): void {
  response.writeHead(404, {
    'Content-Type': 'image/svg+xml',
    'Content-Length': Buffer.byteLength(fallbackPicture),
    'Cache-Control': cacheControl.missingPicture,
    'X-Content-Type-Options': 'nosniff',
  })
  response.end(response.req.method === 'HEAD' ? undefined : fallbackPicture)
}
