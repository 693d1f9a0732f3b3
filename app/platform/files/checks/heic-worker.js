import { parentPort, workerData } from 'node:worker_threads'

/*
 * Decodes one HEIC picture, in a thread of its own: it takes seconds of processor, and a picture that
 * was made to break the decoder takes this thread with it and nothing else.
 * `decoder`: address of libheif; `content`: the file; `maxPixels`, `maxMemory` in bytes.
 */
const { decoder, content, maxPixels, maxMemory } = workerData

const grow = WebAssembly.Memory.prototype.grow
/** @param {number} pages of 64 kB */
WebAssembly.Memory.prototype.grow = function growWithin(pages) {
  if (this.buffer.byteLength + pages * 65_536 > maxMemory) {
    throw new RangeError('The picture takes too much memory.')
  }
  return grow.call(this, pages)
}

const { default: libheif } = await import(decoder)
const images = new libheif.HeifDecoder().decode(content)
const image = images.find((/** @type {any} */ one) => one.is_primary()) ?? images[0]
const width = image?.get_width() ?? 0
const height = image?.get_height() ?? 0

if (width * height > maxPixels) {
  parentPort?.postMessage({ outcome: 'tooManyPixels' })
} else if (width * height === 0) {
  parentPort?.postMessage({ outcome: 'unreadable' })
} else {
  const data = new Uint8ClampedArray(width * height * 4)
  image.display({ data, width, height }, (/** @type {unknown} */ result) => {
    if (!result) parentPort?.postMessage({ outcome: 'unreadable' })
    else parentPort?.postMessage({ outcome: 'decoded', data, width, height }, [data.buffer])
  })
}
