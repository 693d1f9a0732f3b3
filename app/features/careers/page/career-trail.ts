import type { TrailStep } from '~/features/site/head/page-trail'
import { pageTrail } from '~/features/site/head/page-trail'
import type { SiteData } from '~/features/site/read-site-data.server'
import { href } from '~/routing/href'

/** The way from the home page over the page about us, where the language has it, to a vacancy. */
export function careerTrail(
  aboutUs: string,
  site: Pick<SiteData, 'locale' | 'missingPages' | 'settings'>,
  career: { slug: string; title: string },
): TrailStep[] {
  const { locale, missingPages } = site
  const above = { name: aboutUs, path: href('aboutUs', locale) }
  return pageTrail(site, ...(missingPages.includes('aboutUs') ? [] : [above]), {
    name: career.title,
    path: href('career', locale, { id: career.slug }),
  })
}
