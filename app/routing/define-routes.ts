import type { DefineRoutesFunction, RouteManifest } from '@remix-run/dev/dist/config/routes'
import { locales } from '../../content-types/locale'
import { localePrefix } from './locale-of-path'
import { staffAreaId } from './staff-pages'
import { pageEntry, pageNames } from './table'
import { resources } from './resources'

/** Paths match as the table spells them, since all other readers of the table are case-sensitive. */
const caseSensitive = true

/**
 * Builds Remix's route tree from the table: one layout route per language and layout with a literal prefix and one
 * child a page, plus a `*` child that is the 404 in that language.
 */
export function defineSiteRoutes(defineRoutes: DefineRoutesFunction): RouteManifest {
  return defineRoutes((route) => {
    for (const locale of locales) {
      const prefix = localePrefix[locale].slice(1)
      const addPages = (layout: 'site' | 'staff') => {
        for (const name of pageNames) {
          const entry = pageEntry(name)
          if ((entry.layout ?? 'site') !== layout) continue
          const path = entry.paths[locale]
          const id = `${locale}/${name}`
          if (path === '') route('', entry.module, { id, index: true })
          else route(path, entry.module, { id, caseSensitive })
        }
      }
      route(prefix, 'routes/language.tsx', { id: locale, caseSensitive }, () => {
        addPages('site')
        route('*', 'routes/not-found.tsx', { id: `${locale}/notFound` })
      })
      const area = { id: staffAreaId(locale), caseSensitive }
      route(prefix, 'routes/staff/area.tsx', area, () => addPages('staff'))
    }
    for (const [name, resource] of Object.entries(resources)) {
      route(resource.path, resource.module, { id: `resource/${name}`, caseSensitive })
    }
  })
}
