import sharp from 'sharp'

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

/** Draws the layers of a picture into RGB pixels, `width` by `height`. */
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
  develop(base, shade, shine)
  return base
}

/**
 * The pixels as AVIF. The quality is chosen by eye: lines stay crisp at full size and flat areas clean,
 * and all pictures together stay below 20 MB. A higher effort saves a few percent for many times the work.
 */
export const encode = (pixels: Buffer, width: number, height: number): Promise<Buffer> =>
  sharp(pixels, { raw: { width, height, channels: 3 } })
    .avif({ quality: 48, effort: 2 })
    .toBuffer()

/** Multiplies by the shade and screens with the shine, in place; 8-bit fixed point. */
const develop = (base: Buffer, shade: Buffer, shine: Buffer) => {
  const out = new Uint8ClampedArray(base.buffer, base.byteOffset, base.length)
  for (let i = 0, p = 0; i < out.length; p++) {
    const dark = (shade[p] as number) + 1
    for (const end = i + 3; i < end; i++) {
      const lit = 255 - (((out[i] as number) * dark) >> 8)
      out[i] = 255 - ((lit * (256 - (shine[i] as number))) >> 8)
    }
  }
}
