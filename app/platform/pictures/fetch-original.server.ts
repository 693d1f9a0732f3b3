import { readLimited } from '~/platform/body/read-limited'
import { seconds } from '~/platform/units/duration'
import { megabytes } from '~/platform/units/size'
import type { OriginalFile } from './picture-store.server'

const timeout = seconds(20)
const maxBytes = megabytes(40)

/** Fetches the original of a picture from the media library. Throws if that fails or it is too large. */
export async function fetchOriginal(picture: OriginalFile, cmsUrl: string): Promise<Buffer> {
  const response = await fetch(new URL(picture.url, cmsUrl), {
    signal: AbortSignal.timeout(timeout),
  })
  const type = response.headers.get('Content-Type') ?? ''
  if (!response.ok || !type.startsWith('image/') || response.body === null) {
    await response.body?.cancel()
    throw new Error(`${picture.url} answered ${response.status} (${type})`)
  }
  const bytes = await readLimited(response.body, maxBytes)
  if (!bytes) throw new Error(`${picture.url} is larger than ${maxBytes} bytes`)
  return bytes
}
