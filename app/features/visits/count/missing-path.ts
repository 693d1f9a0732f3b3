import { locales } from '~content/locale'
import { localeOfPath } from '~/routing/find-page'
import { localePrefix } from '~/routing/locale-of-path'
import { pageEntry, pageNames } from '~/routing/table'
import { resources } from '~/routing/resources'

/** In characters. */
const maxPathLength = 200

/** First segments, behind the language, of addresses that may hold a secret. */
const privateSegments: ReadonlySet<string> = new Set([
  ...pageNames.flatMap((name) => {
    const { delivery, paths } = pageEntry(name)
    return delivery === 'never' ? locales.map((locale) => firstOf(paths[locale])) : []
  }),
  ...Object.values(resources)
    .filter(({ path }) => path.includes(':'))
    .map(({ path }) => firstOf(path)),
])

function firstOf(path: string): string {
  return path.split('/')[0] ?? ''
}

/**
 * The address as it may be counted and shown to the team; null if it may hold a secret or a person's data: a private
 * link with a typing error, a token, an e-mail address. Queries are never part of it.
 */
export function findTellablePath(path: string): string | null {
  if (path.length > maxPathLength || !/^\/[A-Za-z0-9._~%/-]*$/.test(path)) return null
  if (/@|%40/i.test(path)) return null
  const own = path.slice(localePrefix[localeOfPath(path)].length)
  const [first = '', ...rest] = own.split('/').filter(Boolean)
  if (rest.length > 0 && privateSegments.has(first.toLowerCase())) return null
  return [first, ...rest].some(looksSecret) ? null : path
}

/** Words and years are no secrets; long runs with digits and capitals are. */
function looksSecret(segment: string): boolean {
  if (/^[0-9a-f]{8}-[0-9a-f]{4}-/i.test(segment)) return true
  if (
    segment.length >= 12 &&
    /\d/.test(segment) &&
    /[A-Z]/.test(segment) &&
    /[a-z]/.test(segment)
  ) {
    return true
  }
  return segment.split(/[-_.~]/).some((part) => part.length >= 14 && /\d/.test(part))
}
