import { safeRedirectTarget } from '~/platform/http/safe-redirect-target'

/** Any origin does: a path that leaves it would leave ours as well. */
const someOrigin = 'https://site.invalid'

/** A link that an editor typed: a path of the site or an https address; null if it is neither. */
export function siteLink(link: string): string | null {
  if (URL.canParse(link)) return new URL(link).protocol === 'https:' ? link : null
  return safeRedirectTarget(link, someOrigin, '') || null
}
