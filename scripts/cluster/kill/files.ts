import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import * as z from 'zod'
import { resources } from '~/routing/resources'
import { makePdf } from '~/testing/files/make-pdf'
import type { SentFile, Visitor } from './visitor'

const storedSchema = z.tuple([z.object({ _id: z.string() })])

const paper: SentFile = { name: 'dpi.pdf', type: 'application/pdf', content: makePdf() }
const picture: SentFile = {
  name: 'face.jpg',
  type: 'image/jpeg',
  content: await sharp({ create: { width: 320, height: 240, channels: 3, background: '#caa' } })
    .jpeg()
    .toBuffer(),
}

/** Uploads a file as a form does, again until it is stored, and gives its id. */
export async function upload(visitor: Visitor, kind: `${string}-${string}`): Promise<string> {
  const file = kind.endsWith('-photo') ? picture : paper
  for (;;) {
    const { status, text } = await visitor.sendFile(`/${resources.upload.path}?kind=${kind}`, file)
    if (status === 201) return storedSchema.parse(JSON.parse(text))[0]._id
    if (status !== 0 && status < 500) throw new Error(`The upload answers ${status}: ${text}`)
    await pause(1000)
  }
}
