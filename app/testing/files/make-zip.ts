import { crc32, deflateRawSync } from 'node:zlib'

/** An entry, and what its headers may say that is not true. */
export type ZipPart = {
  name: string
  content: string | Buffer
  /** The stated size after unpacking, if it is not the true one. */
  claimedSize?: number
  /** The name in the header before the content, if it differs from the one in the directory. */
  localName?: string
  flags?: number
  isStored?: boolean
  /** States the sizes in a zip64 extra field. */
  isZip64?: boolean
  /** More extra fields, as bytes. */
  extra?: Buffer
  /** Only the directory names this entry: its header is at this offset, inside other content. */
  at?: number
}

const none = Buffer.alloc(0)
const inZip64Field = 0xffffffff

/** A ZIP archive of these parts. */
export function makeZip(parts: readonly ZipPart[], comment = ''): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const part of parts) {
    const { name, content, claimedSize, localName = name, flags = 0, isStored, isZip64, at } = part
    const data = Buffer.from(content)
    const packed = isStored ? data : deflateRawSync(data)
    const size = claimedSize ?? data.length
    const head = Buffer.alloc(26)
    head.writeUInt16LE(20, 0)
    head.writeUInt16LE(flags, 2)
    head.writeUInt16LE(isStored ? 0 : 8, 4)
    head.writeUInt32LE(crc32(data), 10)
    head.writeUInt32LE(isZip64 ? inZip64Field : packed.length, 14)
    head.writeUInt32LE(isZip64 ? inZip64Field : size, 18)
    const extra = Buffer.concat([
      isZip64 ? zip64Field(size, packed.length) : none,
      part.extra ?? none,
    ])
    const local = [
      Buffer.from('PK\x03\x04'),
      withLengths(head, localName, extra),
      Buffer.from(localName),
      extra,
      packed,
    ]
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at ?? offset, 10)
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), withLengths(head, name, extra))
    directory.push(place, Buffer.from(name), extra)
    if (at !== undefined) continue
    bodies.push(...local)
    offset += local.reduce((sum, { length }) => sum + length, 0)
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(parts.length, 4)
  end.writeUInt16LE(parts.length, 6)
  end.writeUInt32LE(list.length, 8)
  end.writeUInt32LE(offset, 12)
  end.writeUInt16LE(comment.length, 16)
  return Buffer.concat([...bodies, list, Buffer.from('PK\x05\x06'), end, Buffer.from(comment)])
}

function withLengths(head: Buffer, name: string, extra: Buffer): Buffer {
  const own = Buffer.from(head)
  own.writeUInt16LE(Buffer.byteLength(name), 22)
  own.writeUInt16LE(extra.length, 24)
  return own
}

function zip64Field(size: number, packedSize: number): Buffer {
  const field = Buffer.alloc(20)
  field.writeUInt16LE(1, 0)
  field.writeUInt16LE(16, 2)
  field.writeBigUInt64LE(BigInt(size), 4)
  field.writeBigUInt64LE(BigInt(packedSize), 12)
  return field
}
