import { afterEach, describe, expect, it, vi } from 'vitest'
import { fitWithin, shrinkPicture } from './shrink-picture'

afterEach(() => {
  vi.unstubAllGlobals()
})

const photo = (size: number, type = 'image/jpeg') =>
  new File([new Uint8Array(size)], 'DSC.0001.JPG', { type })

/** A browser that decodes every picture to these pixels. */
function browserWith(pixels: { width: number; height: number }) {
  const drawn: number[][] = []
  const canvas = {
    width: 0,
    height: 0,
    getContext: () => ({
      fillRect: () => undefined,
      drawImage: (_: unknown, ...where: number[]) => void drawn.push(where),
    }),
    toBlob: (done: (blob: Blob) => void, type: string) => {
      done(new Blob([new Uint8Array(1000)], { type }))
    },
  }
  vi.stubGlobal('document', { createElement: () => canvas })
  vi.stubGlobal('createImageBitmap', async () => ({ ...pixels, close: () => undefined }))
  return drawn
}

describe('a picture that is sent', () => {
  it('keeps its shape within 2560 pixels', () => {
    expect(fitWithin({ width: 4000, height: 3000 })).toEqual({ width: 2560, height: 1920 })
    expect(fitWithin({ width: 3000, height: 9000 })).toEqual({ width: 853, height: 2560 })
    expect(fitWithin({ width: 640, height: 480 })).toEqual({ width: 640, height: 480 })
  })

  it('is made smaller where a phone took it', async () => {
    const drawn = browserWith({ width: 8000, height: 6000 })
    const sent = await shrinkPicture(photo(9_000_000))
    expect(drawn).toEqual([[0, 0, 2560, 1920]])
    expect([sent.name, sent.type, sent.size]).toEqual(['DSC.0001.jpg', 'image/jpeg', 1000])
  })

  it('stays as it is where it is small, no picture, or one that the browser cannot decode', async () => {
    browserWith({ width: 2560, height: 1920 })
    const small = photo(400_000)
    const pdf = photo(9_000_000, 'application/pdf')
    expect(await shrinkPicture(small)).toBe(small)
    expect(await shrinkPicture(pdf)).toBe(pdf)
    vi.stubGlobal('createImageBitmap', async () => Promise.reject(new Error('unknown format')))
    const heic = photo(9_000_000, 'image/heic')
    expect(await shrinkPicture(heic)).toBe(heic)
  })
})
