import sharp from 'sharp'
import { createRandom } from './random'

const TILE = 512

/** Film grain: one tile of noise, softened a little so that it survives scaling down. */
const makeGrain = (): Int8Array => {
  const rnd = createRandom('grain')
  const noise = Float32Array.from({ length: TILE * TILE }, () => rnd.bell())
  const at = (x: number, y: number) => noise[((y + TILE) % TILE) * TILE + ((x + TILE) % TILE)] ?? 0
  return Int8Array.from({ length: TILE * TILE }, (_, i) => {
    const x = i % TILE
    const y = Math.floor(i / TILE)
    const soft = at(x, y) * 0.5 + (at(x + 1, y) + at(x, y + 1) + at(x - 1, y) + at(x, y - 1)) * 0.16
    return Math.round(soft * 8)
  })
}

const grain = makeGrain()

const raw = async (svg: string, width: number, height: number) =>
  sharp(Buffer.from(svg.replace('{w}', String(width)).replace('{h}', String(height))))
    .removeAlpha()
    .raw()
    .toBuffer()

/** Rasterises a soft layer small, blurs it there and scales it up: a wide blur for little work. */
const soft = async (svg: string, width: number, height: number, channels: 1 | 3) => {
  const w = Math.round(width / 8)
  const h = Math.round(height / 8)
  const blurred = sharp(await raw(svg, w, h), { raw: { width: w, height: h, channels: 3 } }).blur(
    2.2,
  )
  const small = await (channels === 1 ? blurred.toColourspace('b-w') : blurred).raw().toBuffer()
  return sharp(small, { raw: { width: w, height: h, channels } })
    .resize(width, height, { kernel: 'linear', fit: 'fill' })
    .toColourspace(channels === 1 ? 'b-w' : 'srgb')
    .raw()
    .toBuffer()
}

/** Draws the layers of a picture into one JPEG of `width` by `height` pixels. */
export const rasterise = async (
  layers: { base: string; shade: string; shine: string },
  width: number,
  height: number,
): Promise<Buffer> => {
  const [base, shade, shine] = await Promise.all([
    raw(layers.base, width, height),
    soft(layers.shade, width, height, 1),
    soft(layers.shine, width, height, 3),
  ])
  develop(base, shade, shine, width, height)
  const quality = width > 2000 ? 68 : 77
  return sharp(base, { raw: { width, height, channels: 3 } })
    .jpeg({ quality })
    .toBuffer()
}

/** Multiplies by the shade, screens with the shine and adds grain, in place; 8-bit fixed point. */
const develop = (base: Buffer, shade: Buffer, shine: Buffer, width: number, height: number) => {
  const out = new Uint8ClampedArray(base.buffer, base.byteOffset, base.length)
  for (let y = 0, i = 0, p = 0; y < height; y++) {
    const row = (y % TILE) * TILE
    for (let x = 0; x < width; x++, p++) {
      const noise = grain[row + (x & (TILE - 1))] as number
      const dark = (shade[p] as number) + 1
      for (const end = i + 3; i < end; i++) {
        const lit = 255 - (((out[i] as number) * dark) >> 8)
        out[i] = 255 - ((lit * (256 - (shine[i] as number))) >> 8) + noise
      }
    }
  }
}
