import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

const cipher = 'aes-256-ctr'

export type SpooledFile = {
  /** The field that it came in. */
  field: string
  /** As its sender called it, without a path. */
  name: string
  bytes: number
  /** The file is larger than is taken; what lies here is its beginning. */
  isTooLarge: boolean
  /** The whole file. Throws what the file system throws. */
  read: () => Promise<Buffer>
}

/** A stream that stops at the largest size and says so. */
export type LimitedStream = Readable & { truncated?: boolean; bytesRead?: number }

/**
 * Files of one form while it is being received: on the disk, since many may come at once, under a key
 * that only this process has and only so long. `clear` belongs into a `finally`.
 */
export async function createSpool(folder: string, signal: AbortSignal) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const key = randomBytes(32)
  const paths: string[] = []

  // Listens from the first moment on: a body that is cut off fails its last file at once.
  async function take(field: string, name: string, stream: LimitedStream): Promise<SpooledFile> {
    const path = join(folder, randomBytes(16).toString('hex'))
    const nonce = randomBytes(16)
    paths.push(path)
    const file = createWriteStream(path, { flags: 'wx', mode: 0o600 })
    await pipeline(stream, createCipheriv(cipher, key, nonce), file, { signal })
    return {
      field,
      name,
      bytes: file.bytesWritten,
      isTooLarge: stream.truncated === true,
      async read() {
        const opening = createDecipheriv(cipher, key, nonce)
        return Buffer.concat([opening.update(await readFile(path)), opening.final()])
      },
    }
  }

  return {
    take,
    async clear(): Promise<void> {
      for (const path of paths) await rm(path, { force: true })
    },
  }
}

export type Spool = Awaited<ReturnType<typeof createSpool>>
