import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { judgeGray } from './judge-picture'

type Picture = ReturnType<typeof sharp>

const size = { width: 640, height: 404 }

/** A card with print of several sizes, as a camera sees it; grain as of a phone. */
function card(): Picture {
  const lines = [
    'GUATEMALA',
    'DOCUMENTO PERSONAL DE IDENTIFICACIÓN',
    'CUI 1234 56789 0101',
    'XICAY',
  ]
  const text = lines.map(
    (line, at) => `<text x="30" y="${80 + at * 70}" font-size="24">${line}</text>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="404"><rect width="640" height="404" fill="#d8dfe6"/>${text.join('')}</svg>`
  return sharp(Buffer.from(svg))
}

async function judge(picture: Picture) {
  const gray = await sharp(await picture.png().toBuffer())
    .removeAlpha()
    .grayscale()
    .raw()
    .toBuffer()
  return judgeGray(new Uint8ClampedArray(gray), size)
}

describe('a picture of an identity card', () => {
  it('is fine where it is sharp and bright', async () => {
    expect(await judge(card())).toBeNull()
    expect(await judge(card().linear(0.6, 0))).toBeNull()
  })

  it('is told to be dark', async () => {
    expect(await judge(card().linear(0.15, 0))).toBe('dark')
  })

  it('is told to be blurred where the camera was out of focus or moved', async () => {
    expect(await judge(card().blur(5))).toBe('blurred')
    expect(await judge(card().blur(12))).toBe('blurred')
  })
})
