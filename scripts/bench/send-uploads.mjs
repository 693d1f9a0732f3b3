import sharp from 'sharp'
import { newVisitor } from './send-forms.mjs'

/**
 * How to send pictures as phones make them: 12 megapixels, about 4 MB, each a little different.
 * @param {string} site
 * @returns {Promise<() => Promise<number>>} resolves with the status of the answer, 0 where there was none
 */
export async function createUploads(site) {
  const pictures = await Promise.all([4032, 3264, 4608].map(drawNoise))
  let count = 0
  return async () => {
    const picture = pictures[count++ % pictures.length] ?? Buffer.alloc(0)
    const form = new FormData()
    form.set('files', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), `${count}.jpg`)
    try {
      const answer = await fetch(`${site}/upload?kind=career-photo&language=en`, {
        method: 'POST',
        headers: { ...newVisitor(), Origin: site },
        body: form,
        signal: AbortSignal.timeout(120_000),
      })
      await answer.arrayBuffer()
      return answer.status
    } catch {
      return 0
    }
  }
}

/** @param {number} width */
function drawNoise(width) {
  const height = Math.round(width * 0.75)
  const noise = { type: /** @type {const} */ ('gaussian'), mean: 128, sigma: 22 }
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 82 })
    .toBuffer()
}
