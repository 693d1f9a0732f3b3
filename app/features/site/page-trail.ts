import { breadcrumbData, type StructuredData } from '~/features/listings/structured-data'
import type { TrailStep } from '~/features/listings/listing-trail'
import { href } from '~/routing/href'
import type { SiteFrameData } from './read-site-frame.server'

/** The way from the home page over these steps, the last of which is the page itself. */
export function pageTrail(
  { locale, settings }: Pick<SiteFrameData, 'locale' | 'settings'>,
  ...steps: TrailStep[]
): TrailStep[] {
  return [{ name: settings.brandName, path: href('home', locale) }, ...steps]
}

/** The same way for search engines; `origin` is the site's own. */
export function trailData(steps: readonly TrailStep[], origin: string): StructuredData {
  return breadcrumbData(steps.map(({ name, path }) => ({ name, url: new URL(path, origin).href })))
}
