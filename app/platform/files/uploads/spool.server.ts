import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { createWriteStream, type WriteStream } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FileStream } from '~/platform/body/read-multipart.server'

const cipher = 'aes-256-ctr'

export type SpooledFile = {
  /** The form field. */
  field: string
  /** The name from the sender, without a path. */
  name: string
  bytes: number
  /** The file exceeds the limit; only its beginning is stored. */
  isTooLarge: boolean
  /** Reads the whole file. Throws file system errors. */
  read: () => Promise<Buffer>
}

/**
 * Files of one form while it is received: on disk, since there may be many, encrypted with a key that only this process
 * has until then. Call `clear` in a `finally`.
 */
export async function createSpool(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const key = randomBytes(32)
  const writers: WriteStream[] = []

  // The pipeline starts synchronously: a body that is cut off fails its last file at once.
  async function take(
    field: string,
    name: string,
    stream: FileStream,
    signal: AbortSignal,
  ): Promise<SpooledFile> {
    const path = join(folder, randomBytes(16).toString('hex'))
    const nonce = randomBytes(16)
    const file = createWriteStream(path, { flags: 'wx', mode: 0o600 })
    writers.push(file)
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
      for (const file of writers) {
        // A file that is still being opened would appear after it was deleted.
        if (!file.closed) await closed(file.destroy())
        await rm(file.path, { force: true })
      }
    },
  }
}

function closed(file: WriteStream): Promise<void> {
  return new Promise((resolve) => file.once('close', () => resolve()))
}

export type Spool = Awaited<ReturnType<typeof createSpool>>
