import { findPage } from './find-page'
import { findResource } from './find-resource'
import { localePrefix, pageEntry, resources } from './table'

/** `isCertain`: nothing has to be asked for it, since what it names is for others to decide. */
type LowerCaseTarget = { path: string; isCertain: boolean }

/**
 * The address that a path with capital letters stands for; null where it has none. Ids of calls and of pages
 * that are made for one visitor keep their letters: theirs mean something.
 */
export function lowerCaseTarget(pathname: string): LowerCaseTarget | null {
  const lower = pathname.replace(/%[0-9a-f]{2}|[A-Z]/gi, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  )
  if (lower === pathname) return null
  const page = findPage(lower)
  if (page && pageEntry(page.name).delivery !== 'never') return { path: lower, isCertain: false }
  const resource = page ? null : findResource(lower)
  const pattern = page
    ? `${localePrefix[page.locale]}/${pageEntry(page.name).paths[page.locale]}`
    : resource && `/${resources[resource].path}`
  if (pattern === null) return { path: lower, isCertain: false }
  const path = withIds(pattern, pathname)
  return path === pathname ? null : { path, isCertain: true }
}

function withIds(pattern: string, pathname: string): string {
  const segments = pathname.split('/')
  return pattern
    .split('/')
    .map((part, index) => (part.startsWith(':') ? (segments[index] ?? '') : part))
    .join('/')
}
