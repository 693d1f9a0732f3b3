import { createHash } from 'node:crypto'
import type { NewPicture } from '~content/rental-import'
import type { PictureProblem } from '~content/rental-import-problem'
import { rewriteImage } from '~/platform/files/checks/rewrite-image.server'
import { sniffType } from '~/platform/files/checks/sniff-type'
import { createJobQueue } from '~/platform/process/job-queue'
import { singleton } from '~/platform/process/singleton.server'
import { megabytes } from '~/platform/units/size'

/** The largest picture that is accepted. */
export const maxPictureBytes = megabytes(10)

/** Encodes one picture at a time, because visitors' pages need the processor, too. */
const encoding = () => singleton('imported pictures', () => createJobQueue({ concurrency: 1 }))

type Made = { picture: Omit<NewPicture, 'name'> } | { problem: PictureProblem }

/** Encodes a picture again, so that nothing else of its file is kept; or returns why it cannot be used. */
export async function makePicture(bytes: Buffer): Promise<Made> {
  if (bytes.length > maxPictureBytes) return { problem: 'TooLarge' }
  const type = sniffType(bytes)
  if (type === null || type === 'pdf' || type === 'docx') return { problem: 'NotPicture' }
  const made = await encoding().run(() => rewriteImage(bytes, type))
  if ('rejection' in made) {
    return { problem: made.rejection === 'tooManyPixels' ? 'TooLarge' : 'NotPicture' }
  }
  const source = createHash('sha256').update(bytes).digest('hex')
  return { picture: { source, content: made.content.toString('base64') } }
}
