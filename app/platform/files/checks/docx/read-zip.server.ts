import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { fromBufferPromise, type Entry, type LocalFileHeader, type ZipFile } from 'yauzl'

/** The file is not an archive that can be read safely, or it would take more work than an honest one. */
export class ZipUnreadable extends Error {
  override name = 'ZipUnreadable'
}

export type ZipEntry = {
  name: string
  /** Bytes after unpacking, as the central directory states them. */
  size: number
  /** Unpacks the content. Throws `ZipUnreadable` unless size and checksum are as stated. */
  read: () => Promise<Buffer>
}

const sizes = { centralHeader: 46, endRecord: 22, startInEndRecord: 16 }
const methods = { stored: 0, deflated: 8 }
/** Bits of an entry's flags: encrypted, patched data, sizes behind the data, masked headers. */
const flags = { encrypted: 1 << 0, sizesFollow: 1 << 3, patched: 1 << 5, masked: 1 << 13 }
const forbiddenFlags = flags.encrypted | flags.patched | flags.masked
/** The extra field by which an entry may have a second name. */
const unicodePath = 0x7075

/**
 * The entries of a ZIP archive. `yauzl` reads the format; this adds what a reader of documents must insist on: the
 * central directory and the headers before each entry agree, entries do not overlap, nothing stands before the first
 * or around the directory. Encrypted, split and zip64 archives are rejected. Throws `ZipUnreadable`.
 */
export async function readZip(bytes: Buffer, maxEntries: number): Promise<ZipEntry[]> {
  const zip = await orUnreadable(
    // Names stay bytes: decoding them by code page would let two readers see two names.
    fromBufferPromise(bytes, { decodeStrings: false, validateEntrySizes: true }),
  )
  if (zip.entryCount === 0 || zip.entryCount > maxEntries) {
    throw new ZipUnreadable(`The archive has ${zip.entryCount} entries.`)
  }
  const entries = await orUnreadable(listEntries(zip))
  checkDirectory(bytes, zip, entries)
  await checkLocalHeaders(zip, entries)
  return entries.map((entry) => ({
    name: nameOf(entry),
    size: entry.uncompressedSize,
    read: () => orUnreadable(readContent(zip, entry)),
  }))
}

async function listEntries(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = []
  for await (const entry of zip.eachEntry()) entries.push(entry)
  return entries
}

function checkDirectory(bytes: Buffer, zip: ZipFile, entries: readonly Entry[]): void {
  const endRecord = bytes.length - sizes.endRecord
  const length = entries.reduce(
    (sum, { fileNameLength, extraFieldLength, fileCommentLength }) =>
      sum + sizes.centralHeader + fileNameLength + extraFieldLength + fileCommentLength,
    0,
  )
  const start = bytes.readUInt32LE(endRecord + sizes.startInEndRecord)
  if (zip.comment.length > 0 || start + length !== endRecord) {
    throw new ZipUnreadable('Something stands around the central directory.')
  }
  const names = new Set(entries.map((entry) => nameOf(entry).toLowerCase()))
  // Readers that ignore case, as those of documents do, would see one of the two.
  if (names.size !== entries.length) throw new ZipUnreadable('Two entries have the same name.')
}

async function checkLocalHeaders(zip: ZipFile, entries: readonly Entry[]): Promise<void> {
  let end = 0
  const inFileOrder = [...entries].sort(
    (a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader,
  )
  for (const entry of inFileOrder) {
    const local = await orUnreadable(zip.readLocalFileHeaderPromise(entry))
    const start = entry.relativeOffsetOfLocalHeader
    if (start < end || (end === 0 && start !== 0)) {
      throw new ZipUnreadable('Entries overlap, or something stands before the first.')
    }
    if (!isReadable(entry) || !agrees(entry, local)) {
      throw new ZipUnreadable('An entry is not what the central directory says.')
    }
    end = local.fileDataStart + entry.compressedSize
  }
}

function isReadable({ generalPurposeBitFlag, compressionMethod, extraFields }: Entry): boolean {
  return (
    (generalPurposeBitFlag & forbiddenFlags) === 0 &&
    (compressionMethod === methods.stored || compressionMethod === methods.deflated) &&
    !extraFields.some(({ id }) => id === unicodePath)
  )
}

function agrees(entry: Entry, local: LocalFileHeader): boolean {
  const sizesFollow = (local.generalPurposeBitFlag & flags.sizesFollow) !== 0
  return (
    local.fileName.equals(entry.fileNameRaw) &&
    local.compressionMethod === entry.compressionMethod &&
    (local.generalPurposeBitFlag & forbiddenFlags) === 0 &&
    (sizesFollow ||
      (local.crc32 === entry.crc32 &&
        local.compressedSize === entry.compressedSize &&
        local.uncompressedSize === entry.uncompressedSize))
  )
}

/** `yauzl` ends the stream with an error as soon as there are more or fewer bytes than stated. */
async function readContent(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const content = await buffer(await zip.openReadStreamPromise(entry))
  if (content.length !== entry.uncompressedSize || crc32(content) !== entry.crc32) {
    throw new ZipUnreadable('The content of an entry has another checksum.')
  }
  return content
}

function nameOf({ fileNameRaw }: Entry): string {
  return fileNameRaw.toString('utf8')
}

async function orUnreadable<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (cause) {
    throw new ZipUnreadable('The archive cannot be read.', { cause })
  }
}
