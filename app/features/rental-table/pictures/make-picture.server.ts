import { createHash } from 'node:crypto'
import type { NewPicture } from '~content/rental-import'
import type { PictureProblem } from '~content/rental-import-problem'
import { rewriteImage } from '~/platform/files/checks/rewrite-image.server'
import { sniffType } from '~/platform/files/checks/sniff-type'
import { createJobQueue } from '~/platform/process/job-queue'
import { singleton } from '~/platform/process/singleton.server'
import { megabytes } from '~/platform/units/size'

/** Of one picture as it comes. */
export const maxPictureBytes = megabytes(10)

/** One at a time: visitors' pages need the processor, too. */
const encoding = () => singleton('imported pictures', () => createJobQueue({ concurrency: 1 }))

type Made = { picture: Omit<NewPicture, 'name'> } | { problem: PictureProblem }

/** Writes a picture anew, so that nothing else of its file is left; or says why it is none. */
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
