// @own-process: collecting the garbage of all other files takes a second each time.
import { readdir } from 'node:fs/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { withReceivedForm } from '~/platform/files/uploads/receive-form.server'
import { kilobytes, megabytes } from '~/platform/units/size'
import { streamRequest } from '~/testing/stream-request'
import { startTestServer } from '~/testing/start-test-server'
import { temporaryFolder } from '~/testing/temporary-folder'

const boundary = 'b0undary'
const head = `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="a.jpg"\r\n\r\n`
const tail = `\r\n--${boundary}--\r\n`
const multipart = `multipart/form-data; boundary=${boundary}`
const piece = Buffer.alloc(kilobytes(64), 255)

function* upload(bytes: number) {
  yield Buffer.from(head)
  for (let left = bytes; left > 0; left -= piece.length) yield piece.subarray(0, left)
  yield Buffer.from(tail)
}

const post = (port: number, bytes: number, headers: Record<string, string | number> = {}) =>
  streamRequest(port, '/plain/upload', { 'Content-Type': multipart, ...headers }, upload(bytes))

/** A site whose uploads are read and forgotten; reports the most that lay in memory. */
async function startUploads() {
  const folder = await temporaryFolder()
  const site = await startTestServer(
    await temporaryFolder(),
    async (request) => {
      const result = await withReceivedForm(request, { folder, maxFiles: 1 }, async ({ files }) =>
        files[0]?.isTooLarge ? { status: 413 } : { status: 201 },
      )
      return new Response('done', { status: result.status })
    },
    { bodyLimit: () => megabytes(12), takesFiles: (path) => path === '/plain/upload' },
  )
  return { ...site, folder }
}

setFlagsFromString('--expose_gc')
const collectGarbage = runInNewContext('gc') as () => void

/** What is alive: when garbage is collected differs with the version of Node and with what else runs. */
function heldMemory(): number {
  collectGarbage()
  return process.memoryUsage().arrayBuffers
}

describe('an upload', () => {
  it('of ten megabytes arrives', async () => {
    const { port } = await startUploads()
    expect(await post(port, megabytes(10))).toMatchObject({ status: 201 })
  })

  it('of which many come at once lies in memory in small pieces', async () => {
    const { port, folder } = await startUploads()
    const before = heldMemory()
    let most = 0
    const watch = setInterval(() => (most = Math.max(most, heldMemory() - before)), 100)
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(port, megabytes(11))))
    clearInterval(watch)
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(413))
    expect(most).toBeLessThan(megabytes(44))
    expect(await readdir(folder)).toEqual([])
  })

  it('of 300 megabytes is cut off, whether it says so or not', async () => {
    const { port } = await startUploads()
    const bytes = megabytes(300)
    const length = { 'Content-Length': bytes + head.length + tail.length }
    for (const answer of [await post(port, bytes, length), await post(port, bytes)]) {
      expect(answer.status).toBe(413)
      // What is read, what is thrown away after it, and what lies in the buffers between.
      expect(answer.taken).toBeLessThan(megabytes(12 + 48 + 12))
    }
  })

  it('that is answered unread can still be sent to its end', async () => {
    const { port } = await startUploads()
    const answer = await post(port, megabytes(11), { 'Content-Type': 'multipart/form-data' })
    expect(answer.status).toBe(415)
    expect(answer.taken).toBeGreaterThan(megabytes(11))
  })
})

describe('a form without files', () => {
  it('may not be that large, not even where files are taken', async () => {
    const { port } = await startUploads()
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
    expect(await post(port, kilobytes(300), form)).toMatchObject({ status: 413 })
    expect(await post(port, kilobytes(100), form)).toMatchObject({ status: 415 })
    const parts = { 'Content-Type': multipart }
    const elsewhere = await streamRequest(port, '/plain/form', parts, upload(megabytes(1)))
    expect(elsewhere.status).toBe(413)
  })
})
