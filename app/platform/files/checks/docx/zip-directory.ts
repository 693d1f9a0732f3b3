/** The file is no archive that can be read safely, or asks for more work than any honest one does. */
export class ZipUnreadable extends Error {
  override name = 'ZipUnreadable'
}

export type ZipEntry = {
  name: string
  method: 'stored' | 'deflated'
  crc: number
  /** The packed bytes. */
  packed: Buffer
  /** Bytes after unpacking, as the directory says. */
  size: number
}

const signatures = { local: 0x04034b50, central: 0x02014b50, end: 0x06054b50 }
const sizes = { local: 30, central: 46, end: 22 }
const longestComment = 0xffff
const methods = new Map<number, ZipEntry['method']>([
  [0, 'stored'],
  [8, 'deflated'],
])
/** Bit 0: encrypted. Bits 5 and 13: patched, masked. */
const forbiddenFlags = 0b10000000100001

/** Whether a reader of ZIP archives would open these bytes, whatever they begin with. */
export function endsAsZip(bytes: Buffer): boolean {
  return findEnd(bytes) !== null
}

/**
 * The entries of an archive by its central directory, which has to agree with what stands before each
 * entry. Archives in parts, encrypted, of 4 GB or with anything before or between are not read. Throws
 * `ZipUnreadable`.
 */
export function readZipDirectory(bytes: Buffer, mostEntries: number): ZipEntry[] {
  const end = findEnd(bytes)
  if (end === null) throw new ZipUnreadable('The archive has no end.')
  const [disk, firstDisk] = [bytes.readUInt16LE(end + 4), bytes.readUInt16LE(end + 6)]
  const count = bytes.readUInt16LE(end + 10)
  const [length, start] = [bytes.readUInt32LE(end + 12), bytes.readUInt32LE(end + 16)]
  const isLast = end + sizes.end === bytes.length
  if (disk !== 0 || firstDisk !== 0 || start + length !== end || !isLast) {
    throw new ZipUnreadable('The directory is not where it should be.')
  }
  if (count === 0 || count > mostEntries) throw new ZipUnreadable('There are too many entries.')
  const entries: ZipEntry[] = []
  const names = new Set<string>()
  let at = start
  for (let index = 0; index < count; index++) {
    const { entry, next } = readEntry(bytes, at, end)
    // Readers that ignore case, as those of documents do, would see one of the two.
    if (names.has(entry.name.toLowerCase())) throw new ZipUnreadable('A name comes twice.')
    names.add(entry.name.toLowerCase())
    entries.push(entry)
    at = next
  }
  if (at !== end) throw new ZipUnreadable('The directory is longer than it says.')
  return entries
}

function readEntry(bytes: Buffer, at: number, end: number): { entry: ZipEntry; next: number } {
  if (at + sizes.central > end || bytes.readUInt32LE(at) !== signatures.central) {
    throw new ZipUnreadable('An entry of the directory is broken.')
  }
  const head = readHead(bytes, at + 8)
  const [nameLength, extra] = [bytes.readUInt16LE(at + 28), bytes.readUInt16LE(at + 30)]
  const [comment, local] = [bytes.readUInt16LE(at + 32), bytes.readUInt32LE(at + 42)]
  const name = bytes.toString('utf8', at + sizes.central, at + sizes.central + nameLength)
  const next = at + sizes.central + nameLength + extra + comment
  const packed = packedBytes(bytes, local, name, head)
  const { method, crc, size } = head
  return { entry: { name, method, crc, size, packed }, next }
}

type Head = ReturnType<typeof readHead>

/** The fields that an entry has in the directory and, at another place, before its content. */
function readHead(bytes: Buffer, at: number) {
  const flags = bytes.readUInt16LE(at)
  const method = methods.get(bytes.readUInt16LE(at + 2))
  if ((flags & forbiddenFlags) !== 0 || !method) {
    throw new ZipUnreadable('An entry is packed in a way that is not read here.')
  }
  return {
    method,
    // Sizes follow the content then, and stand in the directory alone.
    isStreamed: (flags & 0b1000) !== 0,
    crc: bytes.readUInt32LE(at + 8),
    packedSize: bytes.readUInt32LE(at + 12),
    size: bytes.readUInt32LE(at + 16),
  }
}

function packedBytes(bytes: Buffer, local: number, name: string, head: Head): Buffer {
  if (local + sizes.local > bytes.length || bytes.readUInt32LE(local) !== signatures.local) {
    throw new ZipUnreadable('An entry is not where the directory says.')
  }
  const own = readHead(bytes, local + 6)
  const nameEnd = local + sizes.local + bytes.readUInt16LE(local + 26)
  const start = nameEnd + bytes.readUInt16LE(local + 28)
  const isSame =
    own.method === head.method &&
    bytes.toString('utf8', local + sizes.local, nameEnd) === name &&
    (own.isStreamed ||
      (own.size === head.size && own.packedSize === head.packedSize && own.crc === head.crc))
  if (!isSame) throw new ZipUnreadable('An entry is another one than the directory says.')
  if (start + head.packedSize > bytes.length) throw new ZipUnreadable('An entry is cut off.')
  return bytes.subarray(start, start + head.packedSize)
}

/** Where the end record begins whose comment reaches just to the last byte. */
function findEnd(bytes: Buffer): number | null {
  const last = bytes.length - sizes.end
  for (let at = last; at >= Math.max(0, last - longestComment); at--) {
    const isEnd = bytes.readUInt32LE(at) === signatures.end
    if (isEnd && bytes.readUInt16LE(at + 20) === last - at) return at
  }
  return null
}
