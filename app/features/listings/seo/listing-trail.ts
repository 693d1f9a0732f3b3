import type { SectionKey } from '~content/section-key'
import type { TrailStep } from '~/features/site/head/page-trail'
import type { SiteData } from '~/features/site/read-site-data.server'
import { href } from '~/routing/href'
import { detailHref, sectionHref } from '~/routing/section-pages'
import { sectionLabel } from './section-label'

type Where = {
  section: SectionKey
  region: { slug: string; fullName: string } | null
  town?: { slug: string; name: string } | null
  /** Set on a rental's own page. */
  slug?: string
  name?: string
}

/** The way from the home page to a list or a rental, as its breadcrumb shows it. */
export function listingTrail(
  { section, region, town, slug, name }: Where,
  site: Pick<SiteData, 'locale' | 'settings' | 'menu'>,
): TrailStep[] {
  const { locale, settings } = site
  const label = sectionLabel(section, site)
  const steps: TrailStep[] = [{ name: settings.brandName, path: href('home', locale) }]
  if (label) steps.push({ name: label, path: sectionHref(section, locale) })
  if (!region) return steps
  const state = region.slug
  steps.push({ name: region.fullName, path: sectionHref(section, locale, { state }) })
  if (!town) return steps
  const place = { state, location: town.slug }
  steps.push({ name: town.name, path: sectionHref(section, locale, place) })
  if (slug && name) steps.push({ name, path: detailHref(section, locale, { ...place, slug }) })
  return steps
}
