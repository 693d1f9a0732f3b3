import { findPage } from './find-page'
import { findResource } from './find-resource'
import { localePrefix } from './locale-of-path'
import { pageEntry } from './table'
import { resources } from './resources'

/** `isCertain`: redirect without checking that the page exists. */
type LowerCaseTarget = { path: string; isCertain: boolean }

/**
 * The lower-case address of a path with capital letters; null if it has none. Ids in the paths of resources and private
 * pages are case-sensitive and stay as they are.
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
