import type { Locale } from '~content/locale'
import { log } from '~/platform/log/log.server'
import { unavailableResponse } from './content-unavailable.server'

/**
 * For content without which no page can be made, such as the site settings: logs what editors have to
 * publish, and gives the 503 to throw.
 */
export function contentMissing(uid: string, locale: Locale): Response {
  log.error({ uid, locale }, 'content is missing: publish this entry in this language')
  return unavailableResponse()
}
