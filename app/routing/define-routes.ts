import type { DefineRoutesFunction, RouteManifest } from '@remix-run/dev/dist/config/routes'
import { locales } from '../../content-types/locale'
import { localePrefix, pageEntry, pageNames, resources, staffAreaId } from './table'

/**
 * Builds Remix's route tree from the table: per language and frame one layout with a literal prefix and one
 * child a page, plus a `*` child that is the 404 in that language.
 */
export function defineSiteRoutes(defineRoutes: DefineRoutesFunction): RouteManifest {
  return defineRoutes((route) => {
    for (const locale of locales) {
      const prefix = localePrefix[locale].slice(1)
      const addPages = (frame: 'site' | 'staff') => {
        for (const name of pageNames) {
          const entry = pageEntry(name)
          if ((entry.frame ?? 'site') !== frame) continue
          const path = entry.paths[locale]
          const id = `${locale}/${name}`
          if (path === '') route('', entry.module, { id, index: true })
          else route(path, entry.module, { id })
        }
      }
      route(prefix, 'routes/language.tsx', { id: locale }, () => {
        addPages('site')
        route('*', 'routes/not-found.tsx', { id: `${locale}/notFound` })
      })
      route(prefix, 'routes/staff/area.tsx', { id: staffAreaId(locale) }, () => addPages('staff'))
    }
    for (const [name, resource] of Object.entries(resources)) {
      route(resource.path, resource.module, { id: `resource/${name}` })
    }
  })
}
