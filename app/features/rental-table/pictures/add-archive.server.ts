import type { PictureOutcome } from '~content/rental-import'
import type { PictureProblem } from '~content/rental-import-problem'
import { readZip, ZipUnreadable, type ZipEntry } from '~/platform/files/checks/docx/read-zip.server'
import { megabytes } from '~/platform/units/size'
import type { RentalTableStore } from '../rental-table-store.server'
import { makePicture, maxPictureBytes } from './make-picture.server'

const limits = { entries: 500, unpacked: megabytes(200) }

/** The result for one picture of an archive, under its file name. */
export type ArchivePicture = { name: string; outcome: PictureOutcome | PictureProblem }

/**
 * Adds the pictures of a ZIP archive to the media library under their file names, without folders. Pictures that the
 * library has stay as they are, so the same archive can be sent again after an interruption. Null for a file that is no
 * archive, or exceeds the limits.
 */
export async function addArchive(
  bytes: Buffer,
  store: Pick<RentalTableStore, 'addPicture'>,
): Promise<ArchivePicture[] | null> {
  const entries = await readEntries(bytes)
  if (!entries) return null
  const done: ArchivePicture[] = []
  const seen = new Set<string>()
  for (const entry of entries) {
    const name = nameOf(entry)
    // Two folders may hold files of one name: it would be unclear which of them a table means.
    if (seen.has(name)) done.push({ name, outcome: 'other' })
    else done.push({ name, outcome: await addEntry(entry, name, store) })
    seen.add(name)
  }
  return done
}

async function addEntry(
  entry: ZipEntry,
  name: string,
  store: Pick<RentalTableStore, 'addPicture'>,
): Promise<ArchivePicture['outcome']> {
  if (entry.size > maxPictureBytes) return 'TooLarge'
  const content = await entry.read().catch(nullIfUnreadable)
  if (content === null) return 'NotPicture'
  const made = await makePicture(content)
  return 'problem' in made ? made.problem : store.addPicture({ ...made.picture, name })
}

/** The files of an archive, without folders and the files that operating systems add. */
async function readEntries(bytes: Buffer): Promise<ZipEntry[] | null> {
  const entries = await readZip(bytes, limits.entries).catch(nullIfUnreadable)
  if (!entries) return null
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0)
  if (unpacked > limits.unpacked) return null
  return entries.filter(
    (entry) =>
      !entry.name.endsWith('/') && !/(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$)/i.test(entry.name),
  )
}

function nameOf({ name }: ZipEntry): string {
  const last = name.slice(name.lastIndexOf('/') + 1)
  return (
    last
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
      .trim()
      .slice(0, 200) || 'picture'
  )
}

function nullIfUnreadable(error: unknown): null {
  if (error instanceof ZipUnreadable) return null
  throw error
}
