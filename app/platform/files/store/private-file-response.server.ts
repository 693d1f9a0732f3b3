import { noStore } from '~/platform/page-cache/cache-policy'
import { uploadTypes } from '../uploads/upload-types'
import type { PrivateStore } from './create-private-store.server'
import type { ReadBy } from './file-records.server'

/**
 * The response that sends a private file as a download, sandboxed and not cached. The caller checks permissions; the
 * read is logged. Null if there is no such file. Throws `FileDamaged` and `StorageUnavailable`.
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
      'Cache-Control': noStore,
    },
  })
}

/** Content-Disposition with the file name in both forms of RFC 6266, ASCII and UTF-8. */
function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
