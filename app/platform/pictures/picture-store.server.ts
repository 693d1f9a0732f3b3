import { access, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Picture } from '~content/picture'
import { writeAtomically } from '~/platform/files/write-atomically.server'
import { encodeVariant, encodingOf } from './encode-variant.server'
import { createJobs } from './jobs'
import type { PictureVariant } from './parse-picture-address'
import { pictureFormats } from './picture-address'

const encodersAtOnce = 2
/** Requests that may wait for encoding; more are rejected with 503. */
const maxWaiting = 200

/** Too many pictures wait to be encoded. */
export class PicturesBusy extends Error {
  override name = 'PicturesBusy'
}

/** What it takes to fetch an original and to keep it. */
export type OriginalFile = Pick<Picture, 'hash' | 'ext' | 'url'>

export type PictureStoreOptions = {
  folder: string
  /** Fetches an original from the CMS; throws if that fails. */
  fetchOriginal: (picture: OriginalFile) => Promise<Buffer>
}

export type PictureStore = ReturnType<typeof createPictureStore>

/**
 * Mirrored originals and encoded variants, as files. A folder of variants is named after their encoding, so that they
 * are encoded again when it changes; the former ones are found until then.
 */
export function createPictureStore({ folder, fetchOriginal }: PictureStoreOptions) {
  const fetches = createJobs(4)
  const encodings = createJobs(encodersAtOnce)

  // The schema limits hash and extension to letters, digits, _ and -.
  const originalFile = (picture: OriginalFile) =>
    join(folder, 'originals', `${picture.hash}${picture.ext}`)
  const variants = join(folder, 'variants')
  const fileIn = (encoding: string, { hash, width, format }: PictureVariant) =>
    join(variants, encoding, hash.slice(0, 2), `${hash}-${width}.${format}`)
  const variantFile = (variant: PictureVariant) => fileIn(encodingOf(variant.format), variant)

  let formerEncodings: Promise<string[]> | undefined

  /** The folders of other encodings; earlier versions kept variants beside them. */
  async function listFormerEncodings(): Promise<string[]> {
    const current = pictureFormats.map(encodingOf)
    const found = await readdir(variants).catch(() => [])
    const isEncoding = (name: string) => pictureFormats.some((one) => name.startsWith(`${one}-`))
    return ['', ...found.filter((name) => isEncoding(name) && !current.includes(name))]
  }

  async function formerFilesOf(variant: PictureVariant): Promise<string[]> {
    formerEncodings ??= listFormerEncodings()
    return (await formerEncodings).map((encoding) => fileIn(encoding, variant))
  }

  /** Fetches the original if it is not mirrored yet. */
  async function mirror(picture: OriginalFile): Promise<void> {
    const file = originalFile(picture)
    if (await exists(file)) return
    await fetches.run(file, async () => writeAtomically(file, await fetchOriginal(picture)))
  }

  return {
    mirror,

    /** Whether no picture is being encoded. */
    isIdle: () => encodings.isIdle,

    /** The file of a variant; null if it is not encoded yet. */
    async findVariant(variant: PictureVariant): Promise<string | null> {
      const file = variantFile(variant)
      return (await exists(file)) ? file : null
    },

    /** The file of a variant in a former encoding; null if there is none. */
    async findFormer(variant: PictureVariant): Promise<string | null> {
      for (const file of await formerFilesOf(variant)) if (await exists(file)) return file
      return null
    },

    /** The file of a variant, encoded now if it is missing. Throws `PicturesBusy`, or what fetching throws. */
    async variant(picture: Picture, variant: PictureVariant): Promise<string> {
      const file = variantFile(variant)
      if (await exists(file)) return file
      if (encodings.waiting > maxWaiting) throw new PicturesBusy()
      await mirror(picture)
      await encodings.run(file, async () => {
        const original = await readFile(originalFile(picture))
        await writeAtomically(file, await encodeVariant(original, variant.width, variant.format))
      })
      for (const former of await formerFilesOf(variant)) await rm(former, { force: true })
      return file
    },

    /**
     * The file of a JPEG that is drawn over a picture, drawn now if it is missing. The name says all that is on it, in
     * letters, digits, _ and -. Throws `PicturesBusy`, or what fetching throws.
     */
    async drawn(
      name: string,
      picture: OriginalFile | null,
      draw: (original: Buffer | null) => Promise<Buffer>,
    ): Promise<string> {
      const file = join(folder, 'drawn', name.slice(0, 2), `${name}.jpg`)
      if (await exists(file)) return file
      if (encodings.waiting > maxWaiting) throw new PicturesBusy()
      if (picture) await mirror(picture)
      await encodings.run(file, async () => {
        const original = picture && (await readFile(originalFile(picture)))
        await writeAtomically(file, await draw(original))
      })
      return file
    },
  }
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
