import { promisify } from 'node:util'
import { crc32, inflateRaw } from 'node:zlib'
import { ZipUnreadable, type ZipEntry } from './zip-directory'

const inflateBounded = promisify(inflateRaw)

/**
 * The content of an entry, which has to be just as large as the directory says and have its checksum.
 * Never unpacks more than that. Throws `ZipUnreadable`.
 */
export async function unpackEntry({ method, packed, size, crc }: ZipEntry): Promise<Buffer> {
  const content = method === 'stored' ? packed : await inflated(packed, size)
  if (content.length !== size || crc32(content) !== crc) {
    throw new ZipUnreadable('An entry is not what the directory says.')
  }
  return content
}

async function inflated(packed: Buffer, size: number): Promise<Buffer> {
  try {
    return await inflateBounded(packed, { maxOutputLength: Math.max(1, size) })
  } catch (cause) {
    throw new ZipUnreadable('An entry cannot be unpacked.', { cause })
  }
}
