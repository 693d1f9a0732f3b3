import { crc32, deflateRawSync } from 'node:zlib'

/** Lies that an archive can tell of an entry. */
export type ZipPart = {
  name: string
  content: string | Buffer
  /** The size after unpacking, where it is not the true one. */
  claimedSize?: number
  /** The name before the content, where it is not the one in the directory. */
  localName?: string
  flags?: number
}

/** A ZIP archive of these parts. */
export function makeZip(parts: readonly ZipPart[], comment = ''): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content, claimedSize, localName = name, flags = 0 } of parts) {
    const data = Buffer.from(content)
    const packed = deflateRawSync(data)
    const head = Buffer.alloc(26)
    head.writeUInt16LE(20, 0)
    head.writeUInt16LE(flags, 2)
    head.writeUInt16LE(8, 4)
    head.writeUInt32LE(crc32(data), 10)
    head.writeUInt32LE(packed.length, 14)
    head.writeUInt32LE(claimedSize ?? data.length, 18)
    const local = [
      Buffer.from('PK\x03\x04'),
      named(head, localName),
      Buffer.from(localName),
      packed,
    ]
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), named(head, name), place)
    directory.push(Buffer.from(name))
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

function named(head: Buffer, name: string): Buffer {
  const own = Buffer.from(head)
  own.writeUInt16LE(Buffer.byteLength(name), 22)
  return own
}
