import sharp from 'sharp'

const channels = 4
const red = new Uint32Array(Uint8Array.of(255, 0, 0, 255).buffer)[0] ?? 0
const nothing = { r: 0, g: 0, b: 0, alpha: 0 }

/**
 * Percent of the pixels in which two screens differ. Pixels that one of them does not have differ. If any do, writes
 * both and what differs to files whose names begin with `file`.
 */
export async function comparePictures(
  before: Buffer,
  after: Buffer,
  file: string,
): Promise<number> {
  const sizes = await Promise.all([before, after].map((screen) => sharp(screen).metadata()))
  const width = Math.max(...sizes.map((size) => size.width))
  const height = Math.max(...sizes.map((size) => size.height))
  const one = await readPixels(before, width, height)
  const other = await readPixels(after, width, height)
  let count = 0
  for (const [at, pixel] of other.entries()) {
    if (one[at] === pixel) continue
    count++
    one[at] = red
  }
  if (count === 0) return 0
  await sharp(before).toFile(`${file}-before.png`)
  await sharp(after).toFile(`${file}-after.png`)
  await sharp(new Uint8Array(one.buffer), { raw: { width, height, channels } }).toFile(
    `${file}-differs.png`,
  )
  return (100 * count) / one.length
}

/** A number for each pixel. Where the screen is smaller, nothing stands, not even an opaque black. */
async function readPixels(screen: Buffer, width: number, height: number): Promise<Uint32Array> {
  const picture = sharp(screen).ensureAlpha()
  const size = await picture.metadata()
  const { buffer, byteOffset } = await picture
    .extend({ right: width - size.width, bottom: height - size.height, background: nothing })
    .raw()
    .toBuffer()
  return new Uint32Array(buffer.slice(byteOffset, byteOffset + width * height * channels))
}
