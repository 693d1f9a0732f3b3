import { env } from '~/platform/env/env.server'
import { seconds } from '~/platform/units/duration'
import { fetchCms } from './fetch-cms.server'
import { ContentUnavailable } from './content-unavailable.server'

export type CmsAddress = { url: string; token: string; headers?: Record<string, string> }

const ownCms: CmsAddress = { url: env.CMS_URL, token: env.CMS_CONTENT_TOKEN }

/**
 * GET request to the CMS with the site's read-only token. `path` starts below `/api/`, `timeout` is in milliseconds.
 * Null if the CMS answers 404; throws `ContentUnavailable` on any other failure.
 */
export function fetchFromCms(path: string, timeout?: number, address?: CmsAddress) {
  return readFromCms(path, (response): Promise<unknown> => response.json(), timeout, address)
}

/** The same for an answer that is parsed elsewhere. */
export function fetchBytesFromCms(path: string, timeout?: number): Promise<ArrayBuffer | null> {
  return readFromCms(path, (response) => response.arrayBuffer(), timeout)
}

async function readFromCms<Content>(
  path: string,
  read: (response: Response) => Promise<Content>,
  timeout = seconds(5),
  { url, token, headers }: CmsAddress = ownCms,
): Promise<Content | null> {
  const name = path.split('?')[0]
  try {
    const response = await fetchCms(`${url}/api/${path}`, {
      headers: { ...headers, Authorization: `Bearer ${token}`, Accept: 'application/json' },
      signal: AbortSignal.timeout(timeout),
    })
    if (response.status === 404) {
      await response.body?.cancel()
      return null
    }
    if (!response.ok) {
      await response.body?.cancel()
      throw new ContentUnavailable(`The CMS answered ${response.status} for /api/${name}`)
    }
    return await read(response)
  } catch (error) {
    if (error instanceof ContentUnavailable) throw error
    throw new ContentUnavailable(`The CMS request failed for /api/${name}`, { cause: error })
  }
}
