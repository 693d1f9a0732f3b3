import { findPage, localeOfPath } from './find-page'
import { findResource } from './find-resource'
import { pageEntry } from './table'

type RouteDescription = {
  /** The name of a page or resource in the route table; `unknown` if there is none. */
  route: string
  /** The path, for public pages only: other paths may contain secret ids. */
  path?: string
}

/**
 * What may be logged about an address. Paths of contracts, inquiries, bookings and previews contain secret ids, so they
 * are never logged; neither are unknown paths, which may be such an address with a typing error.
 */
export function describeRoute(pathname: string): RouteDescription {
  const path = pathname.replace(/\.data$/, '').replace(/(?<=.)\/+$/, '')
  const page = findPage(path)
  if (page) {
    const route = `${localeOfPath(path)}/${page.name}`
    return pageEntry(page.name).delivery === 'never' ? { route } : { route, path }
  }
  const resource = findResource(path.toLowerCase())
  return { route: resource ? `resource/${resource}` : 'unknown' }
}
