import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { makeDocx } from '~/testing/files/make-docx'
import { makePdf } from '~/testing/files/make-pdf'
import { temporaryFolder } from '~/testing/temporary-folder'
import { createFileKeys } from '~/platform/files/store/file-keys.server'
import { createPrivateStore } from '~/platform/files/store/create-private-store.server'
import { clientAddressHeader } from '~/platform/http/client-address'
import { createRateLimit } from '~/platform/http/rate-limit.server'
import { minutes } from '~/platform/units/duration'
import { megabytes } from '~/platform/units/size'
import { answerUpload } from './answer-upload.server'

type Sent = { name: string; content: Buffer; field?: string }

const photo = () =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()

async function startUploads({ max = 100, folder = '' } = {}) {
  folder ||= await temporaryFolder()
  const store = createPrivateStore({
    folder,
    keys: createFileKeys('a secret of this test only!!!!!!'),
  })
  const parts = { store, folder, limit: createRateLimit({ max, within: minutes(10) }) }

  async function send(query: string, body: Sent[] | BodyInit | null, headers = {}) {
    const sent = Array.isArray(body) ? await encode(formOf(body)) : { body, headers: {} }
    const request = new Request(`http://localhost:3000/upload${query}`, {
      method: 'POST',
      body: sent.body,
      headers: { [clientAddressHeader]: '190.56.1.2', ...sent.headers, ...headers },
    })
    const answer = await answerUpload(request, parts)
    return {
      status: answer.status,
      headers: answer.headers,
      ...answerSchema.parse(await answer.json()),
    }
  }

  const listFiles = async (name: string) => readdir(join(folder, name)).catch(() => [])
  return { send, store, parts, listFiles }
}

const fileSchema = z.object({
  _id: z.string(),
  name: z.string(),
  mime: z.string(),
  size: z.number(),
})
const answerSchema = z.union([
  z.array(fileSchema).transform((files) => ({ files, error: '', message: '' })),
  z.object({ error: z.string(), message: z.string() }).transform((why) => ({ ...why, files: [] })),
])

function formOf(files: Sent[]): FormData {
  const form = new FormData()
  for (const { name, content, field = 'files' } of files) {
    form.append(field, new File([new Uint8Array(content)], name))
  }
  return form
}

/** Node's own stream of a form throws when a server stops reading it. */
async function encode(form: FormData) {
  const encoded = new Response(form)
  const headers = { 'Content-Type': encoded.headers.get('Content-Type') ?? '' }
  return { body: await encoded.arrayBuffer(), headers }
}

describe('an upload that is taken', () => {
  it('is stored as what it is, for an hour, and answered with its id', async () => {
    const { send, store, listFiles } = await startUploads()
    const pdf = makePdf()
    const { status, files, headers } = await send('?kind=career-cv', [
      { name: 'CV Ana.pdf', content: pdf },
    ])
    expect(status).toBe(201)
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(files).toEqual([
      {
        _id: expect.stringMatching(/^[0-9a-f]{40}$/),
        name: 'CV Ana.pdf',
        mime: 'application/pdf',
        size: pdf.length,
      },
    ])
    const id = files[0]?._id ?? ''
    const read = await store.read(id, { reader: 'test', address: '' })
    expect(read?.content).toEqual(pdf)
    expect(await store.claim([{ id: id, kind: 'career-cv' }], 'x')).toMatchObject({
      outcome: 'claimed',
    })
    expect(await listFiles('incoming')).toEqual([])
  })

  it('keeps nothing of a path in its name, and a picture is a JPEG afterwards', async () => {
    const { send } = await startUploads()
    for (const [name, kept] of [
      ['../../etc/cron.d/a.jpg', 'a.jpg'],
      ['C:\\Users\\Ana\\foto de mí.JPEG', 'foto de mí.jpg'],
      ['.htaccess.jpg', 'htaccess.jpg'],
      ['a\u202Egpj.exe.jpg', 'agpj.exe.jpg'],
      [`${'x'.repeat(300)}.jpg`, `${'x'.repeat(80)}.jpg`],
    ] as const) {
      const { status, files } = await send('?kind=contract-photo', [
        { name, content: await photo() },
      ])
      expect([status, files[0]?.name, files[0]?.mime]).toEqual([201, kept, 'image/jpeg'])
    }
  })
})

describe('an upload that is not taken', () => {
  const jpeg = { name: 'a.jpg', content: Buffer.from('\xff\xd8\xff broken', 'latin1') }
  const large = { name: 'a.jpg', content: Buffer.alloc(megabytes(11), 255) }
  const pdf = (content: Buffer) => ({ name: 'cv.pdf', content })

  it.each([
    ['of a field that no form has', 400, 'unknownKind', '?kind=other', [pdf(makePdf())]],
    ['without its field', 400, 'unknownKind', '', [pdf(makePdf())]],
    ['without a file', 400, 'noFile', '?kind=career-cv', []],
    [
      'with a file in which none was chosen',
      400,
      'noFile',
      '?kind=career-cv',
      [{ name: '', content: Buffer.alloc(0) }],
    ],
    [
      'under another name',
      400,
      'noFile',
      '?kind=career-cv',
      [{ ...pdf(makePdf()), field: 'file' }],
    ],
    ['with two files', 400, 'brokenForm', '?kind=career-cv', [pdf(makePdf()), pdf(makePdf())]],
    ['of eleven megabytes', 413, 'tooLarge', '?kind=career-photo', [large]],
    [
      'of thirteen megabytes',
      413,
      'tooLarge',
      '?kind=career-photo',
      [{ ...large, content: Buffer.alloc(megabytes(13)) }],
    ],
    [
      'of a type that the form does not take',
      415,
      'wrongType',
      '?kind=career-photo',
      [pdf(makePdf())],
    ],
    ['that is damaged', 422, 'unreadable', '?kind=career-photo', [jpeg]],
    [
      'with a password',
      422,
      'locked',
      '?kind=career-cv',
      [pdf(makePdf({ trailer: '/Encrypt 1 0 R' }))],
    ],
    [
      'that does something',
      422,
      'activeContent',
      '?kind=career-cv',
      [pdf(makePdf({ objects: ['<< /S /Launch >>'] }))],
    ],
    ['of too many pages', 422, 'tooManyPages', '?kind=career-cv', [pdf(makePdf({ pages: 70 }))]],
  ])('%s: %i %s', async (_, status, error, query, files) => {
    const { send, listFiles } = await startUploads()
    const answer = await send(query, files)
    expect([answer.status, answer.error]).toEqual([status, error])
    expect(answer.message).toMatch(/^[A-Z].*[^{}]$/)
    expect([...(await listFiles('files')), ...(await listFiles('incoming'))]).toEqual([])
  })

  it('says why in the language of the page, with the types and sizes that fit', async () => {
    const { send } = await startUploads()
    const spanish = await send('?kind=career-cv&language=es', [
      { name: 'a.exe', content: Buffer.from('MZ') },
    ])
    expect(spanish.message).toContain('PDF, DOCX')
    expect(spanish.message).toContain('Elija')
    expect(spanish.headers.get('Content-Language')).toBe('es')
    const english = await send('?kind=career-photo', [large])
    expect(english.message).toContain('10 MB')
  })

  it('because its body is none', async () => {
    const { send } = await startUploads()
    const type = { 'Content-Type': 'multipart/form-data; boundary=x' }
    const cut =
      '--x\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.7'
    for (const [body, headers] of [
      ['{}', { 'Content-Type': 'application/json' }],
      ['x', { 'Content-Type': 'multipart/form-data' }],
      ['no parts at all', type],
      [cut, type],
      [cut.replace('files', '__proto__'), type],
      [null, type],
    ] as const) {
      const answer = await send('?kind=career-cv', body, headers)
      expect([answer.status, answer.error]).toEqual([400, 'brokenForm'])
    }
  })

  it('because too many came from one address, and says when to come back', async () => {
    const { send } = await startUploads({ max: 2 })
    const docx = [{ name: 'cv.docx', content: makeDocx() }]
    const statuses = []
    for (let index = 0; index < 3; index++)
      statuses.push((await send('?kind=career-cv', docx)).status)
    expect(statuses).toEqual([201, 201, 429])
    const limited = await send('?kind=career-cv', docx)
    expect(Number(limited.headers.get('Retry-After'))).toBeGreaterThan(500)
    expect(limited.message).toContain('10 min')
    const other = await send('?kind=career-cv', docx, { [clientAddressHeader]: '190.56.1.3' })
    expect(other.status).toBe(201)
  })

  it('because the disk fails: come back later', async () => {
    const place = join(await temporaryFolder(), 'place')
    await writeFile(place, 'a file where a folder belongs')
    const { send } = await startUploads({ folder: join(place, 'private') })
    const answer = await send('?kind=career-cv', [pdf(makePdf())])
    expect([answer.status, answer.error]).toEqual([503, 'unavailable'])
    expect(answer.headers.get('Retry-After')).toBe('30')
  })

  it('because it was only looked for', async () => {
    const { parts } = await startUploads()
    const answer = await answerUpload(new Request('http://localhost:3000/upload'), parts)
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'POST'])
  })
})
