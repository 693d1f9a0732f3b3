import { findPage, localeOfPath } from './find-page'
import { findResource } from './find-resource'
import { pageEntry } from './table'

type RouteDescription = {
  /** The name of a page or call in the route table; `unknown` where the table has none. */
  route: string
  /** The path, only of a page that is public: it holds no id that opens anything. */
  path?: string
}

/**
 * What the log may say of an address. The ids of contracts, inquiries, bookings and previews open what they
 * name to anybody, so their paths are never written down; neither are paths that the table does not know,
 * which may be such an address with a slip in it.
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
