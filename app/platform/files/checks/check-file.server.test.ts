import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { makeDocx } from '~/testing/files/make-docx'
import { makePdf } from '~/testing/files/make-pdf'
import { makePng } from '~/testing/files/make-png'
import { tinyHeic } from '~/testing/files/tiny-heic'
import { megabytes } from '~/platform/units/size'
import { checkFile, type CheckedFile } from './check-file.server'

const everything = ['jpeg', 'png', 'webp', 'heic', 'pdf', 'docx'] as const
const html = '<html><script>alert(document.domain)</script></html>'

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a03020' } })

function contentOf(checked: CheckedFile): Buffer {
  if ('rejection' in checked) throw new Error(`refused: ${checked.rejection}`)
  return checked.content
}

async function pixel(content: Buffer, x: number, y: number): Promise<number[]> {
  const part = { left: x, top: y, width: 1, height: 1 }
  return [...(await sharp(content).extract(part).raw().toBuffer())]
}

describe('a picture is written anew', () => {
  it.each([
    ['jpeg', 'foto.JPG', () => canvas(60, 40).jpeg().toBuffer()],
    ['png', 'foto.png', () => canvas(60, 40).png().toBuffer()],
    ['webp', 'foto.webp', () => canvas(60, 40).webp().toBuffer()],
  ])('from %s as JPEG', async (_, name, make) => {
    const checked = await checkFile(name, await make(), everything)
    expect(checked).toMatchObject({ type: 'jpeg' })
    expect(await sharp(contentOf(checked)).metadata()).toMatchObject({ format: 'jpeg' })
  })

  it('without place, camera, comments or anything else that it carried', async () => {
    const exif = {
      IFD0: { Copyright: 'SECRET-OWNER', Model: 'SECRET-CAMERA' },
      IFD3: { GPSLatitude: '14/1 33/1 0/1', GPSLongitude: '90/1 44/1 0/1' },
    }
    const original = await canvas(60, 40)
      .withExif(exif)
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SECRET-XMP</x:xmpmeta>')
      .jpeg()
      .toBuffer()
    expect(original.includes('SECRET-OWNER')).toBe(true)
    expect(original.includes('SECRET-XMP')).toBe(true)
    const content = contentOf(await checkFile('a.jpg', original, everything))
    const { exif: left, xmp, iptc, comments } = await sharp(content).metadata()
    expect([left, xmp, iptc, comments]).toEqual([undefined, undefined, undefined, undefined])
    expect(content.includes('SECRET')).toBe(false)
  })

  it('upright, as the camera meant it', async () => {
    const sideways = await canvas(60, 40)
      .withExif({ IFD0: { Orientation: '6' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const content = contentOf(await checkFile('a.jpg', sideways, everything))
    expect(await sharp(content).metadata()).toMatchObject({ width: 40, height: 60 })
  })

  it('from heic with its colours and sides, and without its place', async () => {
    expect(tinyHeic.includes('GPS-SECRET')).toBe(true)
    const checked = await checkFile('IMG_0001.HEIC', tinyHeic, everything)
    const content = contentOf(checked)
    expect(checked).toMatchObject({ type: 'jpeg' })
    expect(content.includes('GPS')).toBe(false)
    expect(await sharp(content).metadata()).toMatchObject({ width: 64, height: 48 })
    const [above, below] = [await pixel(content, 30, 5), await pixel(content, 30, 42)]
    expect(above[0]).toBeGreaterThan(150)
    expect(below[2]).toBeGreaterThan(150)
    expect(above[2]).toBeLessThan(80)
  })

  it('on white where it was transparent, and small enough to look at', async () => {
    const clear = {
      create: { width: 4000, height: 1000, channels: 4, background: '#0000' },
    } as const
    const content = contentOf(
      await checkFile('a.png', await sharp(clear).png().toBuffer(), everything),
    )
    expect(await sharp(content).metadata()).toMatchObject({ width: 3200, height: 800 })
    expect(await pixel(content, 5, 5)).toEqual([255, 255, 255])
  })

  it.each(['a.png', 'blob', 'IMG 1 (2).jpeg (1)'])('whatever it is called: %s', async (name) => {
    const jpeg = await canvas(60, 40).jpeg().toBuffer()
    expect(await checkFile(name, jpeg, everything)).toMatchObject({ type: 'jpeg' })
  })

  it('as its first frame where it moves', async () => {
    const frames = Buffer.concat([Buffer.alloc(40 * 20 * 3, 255), Buffer.alloc(40 * 20 * 3, 0)])
    const raw = { width: 40, height: 40, channels: 3, pageHeight: 20 } as const
    const moving = await sharp(frames, { raw })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer()
    expect((await sharp(moving).metadata()).pages).toBe(2)
    const content = contentOf(await checkFile('a.webp', moving, everything))
    expect(await sharp(content).metadata()).toMatchObject({ width: 40, height: 20 })
    expect(await pixel(content, 3, 3)).toEqual([255, 255, 255])
  })

  it('so that a page or an archive which hides in it is gone', async () => {
    const jpeg = await canvas(60, 40).jpeg().toBuffer()
    const comment = Buffer.concat([
      Buffer.from([0xff, 0xfe, 0, html.length + 2]),
      Buffer.from(html),
    ])
    const inside = Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)])
    for (const polyglot of [
      inside,
      Buffer.concat([jpeg, Buffer.from(html)]),
      Buffer.concat([jpeg, makeDocx()]),
    ]) {
      const content = contentOf(await checkFile('a.jpg', polyglot, everything))
      expect(content.includes('<script')).toBe(false)
      expect(content.includes('PK\x03\x04')).toBe(false)
    }
  })
})

describe('a file is refused', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const jpeg = () => canvas(60, 40).jpeg().toBuffer()

  it.each([
    [
      'a drawing with a script that is called PNG',
      'wrongType',
      'a.png',
      async () => Buffer.from(svg),
    ],
    ['a drawing with a script', 'wrongType', 'a.svg', async () => Buffer.from(svg)],
    ['a page that is called JPEG', 'wrongType', 'a.jpg', async () => Buffer.from(html)],
    [
      'a program that is called PDF',
      'wrongType',
      'cv.pdf',
      async () => Buffer.from('MZ\x90\0This program cannot be run'),
    ],
    ['a program that is called by two names', 'wrongType', 'cv.pdf.exe', async () => makePdf()],
    ['a PDF that is called JPEG', 'wrongType', 'a.jpg', async () => makePdf()],
    ['a PDF without a name', 'wrongType', 'blob', async () => makePdf()],
    ['a moving GIF', 'wrongType', 'a.gif', () => canvas(4, 4).gif().toBuffer()],
    ['an AVIF that is called HEIC', 'wrongType', 'a.heic', () => canvas(16, 16).avif().toBuffer()],
    ['nothing', 'wrongType', 'a.pdf', async () => Buffer.alloc(0)],
    [
      'a PDF with an archive behind it',
      'unreadable',
      'cv.pdf',
      async () => Buffer.concat([makePdf(), makeDocx()]),
    ],
    [
      'a JPEG that is cut off',
      'unreadable',
      'a.jpg',
      async () => {
        const whole = await canvas(600, 400).jpeg().toBuffer()
        return whole.subarray(0, whole.length / 2)
      },
    ],
    [
      'a PNG that is cut off',
      'unreadable',
      'a.png',
      async () => makePng(500, 500, Buffer.alloc(1000)),
    ],
    ['a HEIC that is cut off', 'unreadable', 'a.heic', async () => tinyHeic.subarray(0, 560)],
    [
      'the first bytes of a JPEG alone',
      'unreadable',
      'a.jpg',
      async () => Buffer.from('\xff\xd8\xff\xe0', 'latin1'),
    ],
    [
      'a bomb of 50,000 by 50,000',
      'tooManyPixels',
      'a.png',
      async () => makePng(50_000, 50_000, Buffer.alloc(1_000_000)),
    ],
    ['100 megapixels', 'tooManyPixels', 'a.png', async () => hundredMegapixels()],
    ['a HEIC that says it is huge', 'tooManyPixels', 'a.heic', async () => huge(tinyHeic)],
    [
      'eleven megabytes',
      'tooLarge',
      'a.jpg',
      async () => Buffer.concat([await jpeg(), Buffer.alloc(megabytes(11))]),
    ],
  ])('%s: %s', async (_, rejection, name, make) => {
    expect(await checkFile(name, await make(), everything)).toEqual({ rejection })
  })

  it('where the form does not take its type', async () => {
    expect(await checkFile('a.jpg', await jpeg(), ['pdf', 'docx'])).toEqual({
      rejection: 'wrongType',
    })
    expect(await checkFile('cv.pdf', makePdf(), ['pdf', 'docx'])).toMatchObject({ type: 'pdf' })
    expect(await checkFile('cv.docx', makeDocx(), ['pdf', 'docx'])).toMatchObject({ type: 'docx' })
  })
})

/** The sizes that the picture and its tiles say they have become 20,000 by 20,000. */
function huge(heic: Buffer): Buffer {
  const changed = Buffer.from(heic)
  for (let at = changed.indexOf('ispe'); at !== -1; at = changed.indexOf('ispe', at + 4)) {
    changed.writeUInt32BE(20_000, at + 8)
    changed.writeUInt32BE(20_000, at + 12)
  }
  return changed
}

/** All of its pixels are there: a picture that could be shown. */
function hundredMegapixels(): Buffer {
  const side = 10_000
  return makePng(side, side, Buffer.alloc(side * (side + 1)))
}
