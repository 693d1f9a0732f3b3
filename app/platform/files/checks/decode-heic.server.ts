import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import * as z from 'zod'
import { log } from '~/platform/log/log.server'
import { seconds } from '~/platform/units/duration'
import { megabytes } from '~/platform/units/size'
import { uploadLimits } from '../uploads/upload-limits'
import workerSource from './heic-worker.js?raw'

const patience = seconds(20)
const maxMemory = megabytes(768)

/** The server is built into one file, so the source of the worker comes in it and starts from a `data:` address. */
const workerAddress = new URL(`data:text/javascript,${encodeURIComponent(workerSource)}`)
const decoder = pathToFileURL(
  createRequire(import.meta.url).resolve('libheif-js/wasm-bundle.js'),
).href

const answerSchema = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('decoded'),
    /** Red, green, blue, alpha, row by row. */
    data: z.instanceof(Uint8ClampedArray),
    width: z.number().int().positive(),
    height: z.number().int().positive(),
  }),
  z.object({ outcome: z.enum(['tooManyPixels', 'unreadable']) }),
])

export type DecodedHeic = z.infer<typeof answerSchema>

const unreadable: DecodedHeic = { outcome: 'unreadable' }

/**
 * Decodes a HEIC picture, upright as its file asks. The decoder that comes with sharp has no HEVC in it.
 * Takes about a second for 12 megapixels and as much memory as ten bytes a pixel, until it has ended.
 */
export function decodeHeic(content: Buffer): Promise<DecodedHeic> {
  return new Promise((resolve) => {
    const worker = new Worker(workerAddress, {
      workerData: { decoder, content, maxPixels: uploadLimits.pixels, maxMemory },
      resourceLimits: { maxOldGenerationSizeMb: 128 },
      stdout: true,
      stderr: true,
    })
    const end = (answer: DecodedHeic) => {
      clearTimeout(timer)
      resolve(answer)
      void worker.terminate()
    }
    const timer = setTimeout(() => end(unreadable), patience)
    worker.once('message', (answer: unknown) => {
      const parsed = answerSchema.safeParse(answer)
      end(parsed.success ? parsed.data : unreadable)
    })
    worker.once('error', (err) => {
      log.warn({ err }, 'a HEIC picture could not be decoded')
      end(unreadable)
    })
    worker.once('exit', () => end(unreadable))
  })
}
