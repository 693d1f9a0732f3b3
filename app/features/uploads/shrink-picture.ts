/** Small print of a document is legible at this size, and a photo of it weighs about a megabyte. */
const maxSide = 2560
const quality = 0.9
/** A picture that fits and weighs no more than this is sent as it is. */
const lightEnough = 1_500_000
const shrinkable = /^image\/(jpeg|png|webp|hei[cf])$/

type Size = { width: number; height: number }

/** The size of a picture whose longer side is at most `longest`; nothing is enlarged. Pixels. */
export function fitWithin({ width, height }: Size, longest = maxSide): Size {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** A picture as JPEG of at most `maxSide`. Null if the browser cannot draw it. */
export async function toJpeg(source: CanvasImageSource, size: Size): Promise<Blob | null> {
  const { width, height } = fitWithin(size)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  if (!context) return null
  // JPEG has no transparency: what a picture leaves open is paper.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, 0, 0, width, height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}

/**
 * A picture from a camera or phone made small enough to be sent over a slow network, upright. Everything else stays
 * as it is: PDFs, small pictures, and what the browser cannot decode, such as HEIC outside of Safari. Never throws.
 */
export async function shrinkPicture(file: File): Promise<File> {
  if (!shrinkable.test(file.type)) return file
  try {
    const picture = await createImageBitmap(file)
    try {
      const isSmall = Math.max(picture.width, picture.height) <= maxSide
      if (isSmall && file.size <= lightEnough) return file
      const jpeg = await toJpeg(picture, picture)
      if (!jpeg || jpeg.size >= file.size) return file
      const name = `${file.name.replace(/\.[^.]*$/, '')}.jpg`
      return new File([jpeg], name, { type: 'image/jpeg' })
    } finally {
      picture.close()
    }
  } catch {
    return file
  }
}
