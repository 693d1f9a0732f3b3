/** What makes a picture hard to read. */
export type PictureFault = 'dark' | 'blurred'

/** In pixels: small enough to be judged at once, large enough to have the edges of print. */
const judgedSide = 640
/** Of 255: darker pictures hide the print. */
const darkest = 55
/** Variance of the Laplacian: a sharp card has hundreds, one out of focus next to nothing. */
const softest = 14

/**
 * A simple measure of a picture, by the browser alone: its mean brightness, and how sharp its sharpest edges are. Null
 * where nothing is wrong, or where the browser cannot draw it. Never throws.
 */
export async function judgePicture(picture: Blob): Promise<PictureFault | null> {
  try {
    const bitmap = await createImageBitmap(picture)
    try {
      const scale = Math.min(1, judgedSide / Math.max(bitmap.width, bitmap.height))
      const size = {
        width: Math.max(Math.round(bitmap.width * scale), 3),
        height: Math.max(Math.round(bitmap.height * scale), 3),
      }
      const canvas = Object.assign(document.createElement('canvas'), size)
      const context = canvas.getContext('2d', { willReadFrequently: true })
      if (!context) return null
      context.drawImage(bitmap, 0, 0, size.width, size.height)
      const { data } = context.getImageData(0, 0, size.width, size.height)
      return judgeGray(toGray(data), size)
    } finally {
      bitmap.close()
    }
  } catch {
    return null
  }
}

/** Brightness of each pixel, from 0 to 255, of pixels of four bytes. */
function toGray(pixels: Uint8ClampedArray): Uint8ClampedArray {
  const gray = new Uint8ClampedArray(pixels.length / 4)
  for (let index = 0; index < gray.length; index++) {
    const at = 4 * index
    gray[index] =
      0.299 * (pixels[at] ?? 0) + 0.587 * (pixels[at + 1] ?? 0) + 0.114 * (pixels[at + 2] ?? 0)
  }
  return gray
}

/** The same of pixels that are brightness alone. */
export function judgeGray(
  gray: Uint8ClampedArray,
  { width, height }: { width: number; height: number },
): PictureFault | null {
  let sum = 0
  for (const value of gray) sum += value
  if (sum / gray.length < darkest) return 'dark'
  let edges = 0
  let squares = 0
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      const around =
        (gray[at - 1] ?? 0) +
        (gray[at + 1] ?? 0) +
        (gray[at - width] ?? 0) +
        (gray[at + width] ?? 0)
      const edge = around - 4 * (gray[at] ?? 0)
      edges += edge
      squares += edge * edge
    }
  }
  const count = (width - 2) * (height - 2)
  return squares / count - (edges / count) ** 2 < softest ? 'blurred' : null
}
