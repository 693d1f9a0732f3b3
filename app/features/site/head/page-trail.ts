import { breadcrumbData, type StructuredData } from './structured-data'
import { href } from '~/routing/href'
import type { PageName } from '~/routing/table'
import type { SiteData } from '../read-site-data.server'

/** A page on the way to the one that is shown, as the breadcrumb names it. */
export type TrailStep = { name: string; path: string }

/** The way from the home page over these steps, the last of which is the page itself. */
export function pageTrail(
  { locale, settings }: Pick<SiteData, 'locale' | 'settings'>,
  ...steps: TrailStep[]
): TrailStep[] {
  return [{ name: settings.brandName, path: href('home', locale) }, ...steps]
}

/** The way to a page that lies right below the home page. */
export function singleTrail(
  site: Pick<SiteData, 'locale' | 'settings'>,
  name: string,
  page: PageName,
): TrailStep[] {
  return pageTrail(site, { name, path: href(page, site.locale) })
}

/** The same way for search engines; `origin` is the site's own. */
export function trailData(steps: readonly TrailStep[], origin: string): StructuredData {
  return breadcrumbData(steps.map(({ name, path }) => ({ name, url: new URL(path, origin).href })))
}
