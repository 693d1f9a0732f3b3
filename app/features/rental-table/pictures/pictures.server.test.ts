import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentSignatureHeader } from '~content/content-change'
import { pictureAnswerSchema, type NewPicture } from '~content/rental-import'
import { signatureFor } from '~/platform/content/verify-signature.server'
import { env } from '~/platform/env/env.server'
import type { Network } from '~/platform/http/public/request-public.server'
import { megabytes } from '~/platform/units/size'
import { makeZip } from '~/testing/files/make-zip'
import { addArchive } from './add-archive.server'
import { answerPicture } from './answer-picture.server'

/** Loopback stands for the public internet, but for one name. */
const network: Network = {
  resolve: async (host) => [
    { address: host === 'inside.example' ? '10.0.0.1' : '127.0.0.1', family: 4 },
  ],
  isPublic: (address) => address === '127.0.0.1',
}
const secret = 'Made with a secret camera'
let picture: Buffer
const server = createServer(({ url }, response) => {
  if (url === '/patio.jpg') response.end(picture)
  else if (url === '/words.jpg') response.end('<script>alert(1)</script>')
  else if (url === '/inside') response.writeHead(302, { Location: 'http://inside.example/' }).end()
  else if (url === '/large') response.writeHead(200, { 'Content-Length': megabytes(11) }).end('x')
  else response.writeHead(404).end()
})
let origin = ''
beforeAll(async () => {
  picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a8452f' } })
    .withExif({ IFD0: { Copyright: secret } })
    .jpeg()
    .toBuffer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://pictures.example:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

async function ask(address: string, key = env.CONTENT_WEBHOOK_SECRET) {
  const body = JSON.stringify({ address })
  const headers = { [contentSignatureHeader]: signatureFor(key, body) }
  const url = 'http://site.test/webhooks/picture'
  return answerPicture(new Request(url, { method: 'POST', body, headers }), network)
}

describe('a picture at an address', () => {
  it('is fetched for the CMS and written anew, without what else its file holds', async () => {
    expect(picture.includes(secret)).toBe(true)
    const answer = pictureAnswerSchema.parse(await (await ask(`${origin}/patio.jpg`)).json())
    if (!('picture' in answer)) throw new Error(answer.problem)
    const content = Buffer.from(answer.picture.content, 'base64')
    expect(await sharp(content).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 30 })
    expect(content.includes(secret)).toBe(false)
  })

  it.each([
    ['/words.jpg', 'NotPicture'],
    ['/inside', 'Private'],
    ['/large', 'TooLarge'],
    ['/none.jpg', 'Unreachable'],
  ])('%s is refused: %s', async (path, problem) => {
    expect(await (await ask(`${origin}${path}`)).json()).toEqual({ problem })
  })

  it.each([
    ['http://inside.example/a.jpg', 'Private'],
    ['http://169.254.169.254/latest', 'Private'],
    ['file:///etc/passwd', 'Address'],
    ['http://user:word@pictures.example/a.jpg', 'Address'],
  ])('%s is never asked', async (address, problem) => {
    expect(await (await ask(address)).json()).toEqual({ problem })
  })

  it('is fetched for nobody else', async () => {
    expect((await ask(`${origin}/patio.jpg`, 'another secret of the same length')).status).toBe(401)
  })
})

describe('an archive of pictures', () => {
  const file = (name: string, content: string | Buffer) => ({ name, content })

  function fakeLibrary() {
    const kept = new Map<string, NewPicture>()
    return {
      kept,
      addPicture: async (one: NewPicture) => {
        const known = kept.get(one.name)
        if (known) return known.source === one.source ? ('known' as const) : ('other' as const)
        kept.set(one.name, one)
        return 'added' as const
      },
    }
  }

  it('brings its pictures under their names, once, and says what is wrong with others', async () => {
    const other = await sharp(picture).negate().png().toBuffer()
    const zip = makeZip([
      file('casas/', ''),
      file('casas/patio.jpg', picture),
      file('sala ñ.png', other),
      file('__MACOSX/casas/._patio.jpg', other),
      file('.DS_Store', 'x'),
      file('más/patio.jpg', other),
      file('notes.txt', 'hello'),
      file('../../etc/passwd.jpg', picture),
    ])
    const library = fakeLibrary()
    expect(await addArchive(zip, library)).toEqual([
      { name: 'patio.jpg', outcome: 'added' },
      { name: 'sala ñ.png', outcome: 'added' },
      { name: 'patio.jpg', outcome: 'other' },
      { name: 'notes.txt', outcome: 'NotPicture' },
    ])
    const again = await addArchive(zip, library)
    expect(again?.filter(({ outcome }) => outcome === 'added')).toEqual([])
    expect([...library.kept.keys()]).toEqual(['patio.jpg', 'sala ñ.png'])
  })

  it('is refused where it is none, is damaged, or unpacks to too much', async () => {
    const library = fakeLibrary()
    expect(await addArchive(Buffer.from('no archive'), library)).toBeNull()
    expect(await addArchive(makeZip([file('a.jpg', picture)]).subarray(0, 200), library)).toBeNull()
    const large = makeZip([{ ...file('a.jpg', picture), claimedSize: megabytes(201) }])
    expect(await addArchive(large, library)).toBeNull()
    const many = Array.from({ length: 501 }, (_, at) => file(`${at}.jpg`, picture))
    expect(await addArchive(makeZip(many), library)).toBeNull()
    expect(library.kept.size).toBe(0)
  })
})
