import { uploadTypes } from '../uploads/upload-types'
import type { PrivateStore } from './create-private-store.server'
import type { ReadBy } from './file-records.server'

/**
 * The answer that hands a private file to one reader, as something to be saved: a browser runs and frames
 * nothing of it, and nobody keeps it. Whether the reader may have it is the caller's to know; that they
 * had it is noted. Null where there is no such file. Throws `FileDamaged` and `StorageUnavailable`.
 */
export async function privateFileResponse(
  store: PrivateStore,
  id: string,
  by: ReadBy,
): Promise<Response | null> {
  const found = await store.read(id, by)
  if (!found) return null
  const { file, content } = found
  return new Response(new Uint8Array(content), {
    headers: {
      'Content-Type': uploadTypes[file.type].mediaType,
      'Content-Length': String(content.length),
      'Content-Disposition': attachment(file.name),
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'no-store',
    },
  })
}

/** The name in both spellings of RFC 6266: in ASCII for old readers, and as it is. */
function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
