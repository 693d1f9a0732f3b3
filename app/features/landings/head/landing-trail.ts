import type { TrailStep } from '~/features/site/head/page-trail'
import type { SiteData } from '~/features/site/read-site-data.server'
import { href } from '~/routing/href'
import type { LandingParts } from '../parts/landing-parts'

/** The way from the home page to a landing, as its breadcrumb shows it. */
export function landingTrail(
  { page, params, title }: Pick<LandingParts, 'page' | 'params' | 'title'>,
  { locale, settings }: Pick<SiteData, 'locale' | 'settings'>,
): TrailStep[] {
  return [
    { name: settings.brandName, path: href('home', locale) },
    { name: title, path: href(page, locale, params) },
  ]
}
