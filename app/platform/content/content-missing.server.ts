import type { Locale } from '~content/locale'
import { log } from '~/platform/log/log.server'
import { unavailableResponse } from './content-unavailable.server'

/**
 * For content that every page needs, such as the site settings: logs what editors have to publish, and returns the 503
 * response to throw.
 */
export function contentMissing(uid: string, locale: Locale): Response {
  log.error({ uid, locale }, 'required content is missing: publish this entry in this language')
  return unavailableResponse()
}
