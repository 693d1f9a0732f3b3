import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Picture } from '~content/picture'
import { httpRequest } from '~/testing/http-request'
import { rawRequest } from '~/testing/raw-request'
import { temporaryFolder } from '~/testing/temporary-folder'
import { eventually } from '~/testing/eventually'
import { fetchOriginal } from './fetch-original.server'
import { createKnownPictures } from './known-pictures.server'
import { pictureAddress } from './picture-address'
import { createPictureService, type ChargeForPicture } from './picture-service.server'
import { createPictureStore, PicturesBusy } from './picture-store.server'
import { preparePictures } from './prepare-pictures.server'

const picture: Picture = {
  hash: 'patio_1a2b3c',
  ext: '.jpg',
  name: 'patio.jpg',
  url: '/uploads/patio_1a2b3c.jpg',
  width: 800,
  height: 600,
}

const original = await sharp({
  create: { width: 800, height: 600, channels: 3, background: '#d96c3f' },
})
  .jpeg()
  .toBuffer()

async function listen(server: ReturnType<typeof createServer>): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

/** A media library with one picture, and the picture service in front of it. */
async function startService(charge?: ChargeForPicture, prefer?: (picture: Picture) => void) {
  const folder = await temporaryFolder()
  const requested = vi.fn()
  const library = createServer((request, response) => {
    requested(request.url)
    if (request.url !== picture.url) return response.writeHead(404).end()
    response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(original)
  })
  const cmsUrl = `http://127.0.0.1:${await listen(library)}`
  const known = createKnownPictures(join(folder, 'known.json'))
  const store = createPictureStore({
    folder,
    fetchOriginal: (one) => fetchOriginal(one, cmsUrl),
  })
  const parts = { known, store, ...(charge && { charge }), ...(prefer && { prefer }) }
  const { serve } = createPictureService(parts)
  const port = await listen(
    createServer((request, response) => {
      if (!serve(request.url ?? '', request, response)) response.writeHead(418).end()
    }),
  )
  return { port, known, store, requested, folder, library }
}

describe('the picture service', () => {
  it.each([
    ['avif', 'heif', 'image/avif'],
    ['webp', 'webp', 'image/webp'],
    ['jpg', 'jpeg', 'image/jpeg'],
  ] as const)('makes a known picture as %s in the width asked for', async (format, kind, type) => {
    const { port, known } = await startService()
    known.remember(picture)
    const answer = await httpRequest(port, pictureAddress(picture, 320, format))
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toBe(type)
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(await sharp(answer.body).metadata()).toMatchObject({
      format: kind,
      width: 320,
      height: 240,
    })
  })

  it('never enlarges a picture', async () => {
    const { port, known } = await startService()
    known.remember(picture)
    const { body } = await httpRequest(port, pictureAddress(picture, 1920, 'webp'))
    expect((await sharp(body).metadata()).width).toBe(800)
  })

  it('fetches the original once for many visitors at the same time', async () => {
    const { port, known, requested, folder } = await startService()
    known.remember(picture)
    const addresses = [320, 320, 480, 640].map((width) =>
      pictureAddress(picture, width as 320, 'webp'),
    )
    const answers = await Promise.all(addresses.map((address) => httpRequest(port, address)))
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200])
    expect(requested).toHaveBeenCalledTimes(1)
    const files = await readdir(folder, { recursive: true })
    expect(files.filter((file) => file.endsWith('.tmp'))).toEqual([])
  })

  it('answers 304 and HEAD without a body', async () => {
    const { port, known } = await startService()
    known.remember(picture)
    const address = pictureAddress(picture, 320, 'webp')
    const head = await httpRequest(port, address, { method: 'HEAD' })
    expect([head.status, head.body.length]).toEqual([200, 0])
    const headers = { 'If-None-Match': head.headers.etag ?? '' }
    const again = await httpRequest(port, address, { headers })
    expect([again.status, again.body.length]).toEqual([304, 0])
  })

  it('shows the fallback for a picture that content does not use, without asking the CMS', async () => {
    const { port, requested } = await startService()
    const answer = await httpRequest(port, pictureAddress(picture, 320, 'avif'))
    expect(answer.status).toBe(404)
    expect(answer.headers['content-type']).toBe('image/svg+xml')
    expect(answer.headers['cache-control']).toBe('public, max-age=60')
    expect((await sharp(answer.body).metadata()).format).toBe('svg')
    expect(requested).not.toHaveBeenCalled()
  })

  it('shows the fallback when the original is gone', async () => {
    const { port, known } = await startService()
    known.remember({ ...picture, url: '/uploads/gone.jpg' })
    expect((await httpRequest(port, pictureAddress(picture, 320, 'avif'))).status).toBe(404)
  })

  it('shows the fallback while a picture is not encoded, and when to ask again', async () => {
    const { port, known, store } = await startService((request) =>
      request.headers['x-greedy'] ? { status: 429, retryAfter: 20 } : null,
    )
    vi.spyOn(store, 'variant').mockRejectedValue(new PicturesBusy())
    known.remember(picture)
    const ask = (headers = {}) =>
      httpRequest(port, pictureAddress(picture, 320, 'avif'), { headers })
    const answers = [await ask({ 'X-Greedy': 'yes' }), await ask()]
    expect(answers.map(({ status }) => status)).toEqual([429, 503])
    expect(answers.map(({ headers }) => headers['retry-after'])).toEqual(['20', '5'])
    for (const { headers, body } of answers) {
      expect(headers['cache-control']).toBe('no-store')
      expect(headers['content-type']).toBe('image/svg+xml')
      expect((await sharp(body).metadata()).format).toBe('svg')
    }
  })

  describe('after the settings of encodings have changed', () => {
    // Variants of earlier versions lie beside the folders of encodings.
    const places = ['variants/pa', 'variants/avif-quality-55-effort-2/pa']
    const variant = { hash: picture.hash, width: 320, format: 'avif' } as const
    const address = pictureAddress(picture, variant.width, variant.format)

    it.each(places)(
      'serves what was encoded before (%s) until it is encoded anew in the background',
      async (place) => {
        const preferred = vi.fn()
        const { port, known, store, folder } = await startService(undefined, preferred)
        const former = join(folder, place, `${picture.hash}-320.avif`)
        await mkdir(join(folder, place), { recursive: true })
        await writeFile(former, 'former')
        known.remember(picture)
        expect((await httpRequest(port, address)).body.toString()).toBe('former')
        expect(preferred).toHaveBeenCalledWith(picture)

        const { stop } = preparePictures(known, store)
        onTestFinished(stop)
        await eventually(async () => expect(await store.findVariant(variant)).not.toBeNull())
        await eventually(async () => expect(await store.findFormer(variant)).toBeNull())
        const { body } = await httpRequest(port, address)
        expect((await sharp(body).metadata()).width).toBe(320)
        expect(await readdir(join(folder, place))).toEqual([])
      },
    )

    it('serves the new encoding where the former file is removed in that moment', async () => {
      const { port, known, store, folder } = await startService(undefined, vi.fn())
      vi.spyOn(store, 'findFormer').mockResolvedValue(join(folder, 'variants/pa/removed.avif'))
      known.remember(picture)
      const { status, body } = await httpRequest(port, address)
      expect(status).toBe(200)
      expect((await sharp(body).metadata()).width).toBe(320)
    })

    it('encodes at once where nothing is encoded ahead', async () => {
      const { port, known, folder } = await startService()
      await mkdir(join(folder, 'variants/pa'), { recursive: true })
      await writeFile(join(folder, 'variants/pa', `${picture.hash}-320.avif`), 'former')
      known.remember(picture)
      const { body } = await httpRequest(port, address)
      expect((await sharp(body).metadata()).width).toBe(320)
    })
  })

  it('serves on after a restart while the CMS is down, also in widths nobody asked for before', async () => {
    const { known, store, folder, library } = await startService()
    known.remember(picture)
    const { stop } = preparePictures(known, store)
    // Not the file beside it that becomes the original once it is whole.
    const original = `${picture.hash}${picture.ext}`
    await eventually(async () =>
      expect(await readdir(join(folder, 'originals'))).toEqual([original]),
    )
    stop()
    await known.flush()
    library.closeAllConnections()
    library.close()
    const restarted = createPictureService({
      known: createKnownPictures(join(folder, 'known.json')),
      store: createPictureStore({
        folder,
        fetchOriginal: () => Promise.reject(new Error('down')),
      }),
    })
    const port = await listen(
      createServer((request, response) => {
        restarted.serve(request.url ?? '', request, response)
      }),
    )
    expect((await httpRequest(port, pictureAddress(picture, 480, 'avif'))).status).toBe(200)
  })

  it.each([
    '/pictures/../known.json',
    '/pictures/..%2f..%2fknown.json',
    '/pictures/patio_1a2b3c-321.avif',
    '/pictures/patio_1a2b3c-0320.avif',
    '/pictures/patio_1a2b3c-320.png',
    '/pictures/patio_1a2b3c-320.avif.tmp',
    '/pictures/originals/patio_1a2b3c.jpg',
    '/pictures/./patio_1a2b3c-320.avif',
    '/pictures/',
  ])('does not know %s', async (path) => {
    const { port, known } = await startService()
    known.remember(picture)
    const answer = await rawRequest(
      port,
      `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 404 /)
  })
})
