import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type * as fs from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { clientAddressHeader } from '~/platform/http/client-address'
import { QueueFull } from '~/platform/process/job-queue'
import { sendEndlessForms } from '~/testing/send-endless-forms'
import { temporaryFolder } from '~/testing/temporary-folder'
import { StorageUnavailable } from '../storage-unavailable'
import { withReceivedForm, type ReceivedForm } from './receive-form.server'

const disk = vi.hoisted(() => ({ isFull: false }))

vi.mock('node:fs', async (importOriginal) => {
  const original = await importOriginal<typeof fs>()
  const createWriteStream: typeof original.createWriteStream = (...opening) => {
    const stream = original.createWriteStream(...opening)
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    if (disk.isFull) {
      stream._write = (_chunk, _encoding, done) => done(full)
      stream._writev = (_chunks, done) => done(full)
    }
    return stream
  }
  return { ...original, createWriteStream }
})

const boundary = 'b0undary'
const part = (head: string, content: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`
const file = (name: string, content: string, field = 'photo') =>
  part(`name="${field}"; filename="${name}"`, content)
const end = `--${boundary}--\r\n`

/** A request whose body comes in pieces of this size. */
function requestOf(body: string, size = 7, address = ''): Request {
  const bytes = Buffer.from(body)
  let at = 0
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= bytes.length) controller.close()
      else controller.enqueue(bytes.subarray(at, (at += size)))
    },
  })
  return new Request('http://localhost:3000/x', {
    method: 'POST',
    headers: {
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
      [clientAddressHeader]: address,
    },
    body: stream,
    duplex: 'half',
  })
}

async function receive(body: string, size?: number, address?: string) {
  const folder = join(await temporaryFolder(), 'incoming')
  const use = async ({ form, files }: ReceivedForm) => ({
    fields: [...form].map(([name, value]) => `${name}=${value instanceof File ? 'file' : value}`),
    files: await Promise.all(
      files.map(async (one) => `${one.field}: ${one.name}: ${(await one.read()).toString()}`),
    ),
    onDisk: await Promise.all(
      (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')),
    ),
  })
  const result = await withReceivedForm(
    requestOf(body, size, address),
    { folder, maxFiles: 2 },
    use,
  )
  return { result, left: await readdir(folder) }
}

describe('a form with files', () => {
  it('comes with its fields and files, which are unreadable on the disk and gone afterwards', async () => {
    const { result, left } = await receive(
      part('name="email"', 'ana@example.com') + file('ana.jpg', 'a private picture') + end,
    )
    expect(result).toMatchObject({
      fields: ['email=ana@example.com'],
      files: ['photo: ana.jpg: a private picture'],
      onDisk: [expect.not.stringContaining('private')],
    })
    expect(left).toEqual([])
  })

  it('leaves out fields in which no file was chosen', async () => {
    const { result } = await receive(file('', '') + file('b.jpg', 'b', 'cv') + end)
    expect(result).toMatchObject({ files: ['cv: b.jpg: b'] })
  })

  it.each([
    [
      'more files than it takes',
      400,
      ['a', 'b', 'c'].map((name) => file(name, name)).join('') + end,
    ],
    ['a file in a field that makes objects', 400, file('a', 'a', 'constructor.prototype') + end],
    ['a field that makes long lists', 400, part('name="guests[4294967294].name"', 'x') + end],
    ['text that is none', 400, part('name="name"', 'a\0b') + end],
    ['too many fields', 413, part('name="a"', 'x').repeat(201) + end],
    ['too much text', 413, part('name="a"', 'x'.repeat(70_000)) + end],
    ['nothing', 400, ''],
  ])('is refused with %s', async (_, status, body) => {
    const { result, left } = await receive(body, 5000)
    expect(result).toMatchObject({ status })
    expect(left).toEqual([])
  })

  it('that is cut off anywhere is refused, and nothing of it stays', async () => {
    const whole =
      part('name="a"', 'x') + file('a.jpg', 'content', 'photo') + file('b.jpg', 'b') + end
    for (let length = 0; length < whole.length - end.length; length += 3) {
      const { result, left } = await receive(whole.slice(0, length), 1 + (length % 50))
      expect(result, whole.slice(0, length)).toMatchObject({ status: 400 })
      expect(left).toEqual([])
    }
  })

  it('that a full disk cannot take is told as such', async () => {
    disk.isFull = true
    await expect(receive(file('a.jpg', 'x'.repeat(1000)) + end)).rejects.toThrow(StorageUnavailable)
    disk.isFull = false
  })

  it('is gone from the disk too when what uses it fails', async () => {
    const folder = join(await temporaryFolder(), 'incoming')
    const use = async () => Promise.reject(new Error('a bug'))
    const request = requestOf(file('a.jpg', 'x') + end)
    await expect(withReceivedForm(request, { folder, maxFiles: 1 }, use)).rejects.toThrow('a bug')
    expect(await readdir(folder)).toEqual([])
  })
})

describe('a client whose forms never end', () => {
  it('sends six at a time, and others still send theirs', async () => {
    const form = file('a.jpg', 'a') + end
    await sendEndlessForms('190.56.1.2', 6)
    await expect(receive(form, 50, '190.56.1.2')).rejects.toThrow(QueueFull)
    const { result } = await receive(form, 50, '190.56.1.3')
    expect(result).toMatchObject({ files: ['photo: a.jpg: a'] })
  })
})
