/** Any origin does: a path that leaves it would leave ours as well. */
const someOrigin = 'https://site.invalid'

/**
 * A link that an editor typed: a path of the site, encoded as browsers send it, or an https address; null if it is
 * neither.
 */
export function siteLink(link: string): string | null {
  if (URL.canParse(link)) return new URL(link).protocol === 'https:' ? link : null
  if (!link.startsWith('/') || link.includes('\\') || !URL.canParse(link, someOrigin)) return null
  const { origin, pathname, search, hash } = new URL(link, someOrigin)
  return origin === someOrigin && !pathname.startsWith('//') ? pathname + search + hash : null
}
