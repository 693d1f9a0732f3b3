import type { MetaDescriptor } from '@remix-run/node'
import { pageHead } from '~/features/site/head/page-head'
import { trailData } from '~/features/site/head/page-trail'
import type { SiteData } from '~/features/site/read-site-data.server'
import { href } from '~/routing/href'
import { careerTrail } from './career-trail'
import { jobPosting } from './job-posting'
import type { CareerPageData } from './read-career-page.server'

/** The head of a vacancy's page; search engines leave a closed one out. */
export function careerHead(
  { career, isOpen, translations, aboutUs }: CareerPageData,
  site: SiteData | undefined,
): MetaDescriptor[] {
  if (!site) return []
  const { locale, origin, settings } = site
  const absolute = (path: string) => new URL(path, origin).href
  const organization = { name: settings.brandName, url: absolute(href('home', locale)) }
  const url = absolute(href('career', locale, { id: career.slug }))
  return pageHead(
    {
      title: career.seo?.metaTitle ?? career.title,
      description: career.seo?.metaDescription ?? career.summary,
      page: 'career',
      params: { id: career.slug },
      translations,
      seo: career.seo,
      noIndex: !isOpen,
      structuredData: isOpen
        ? [
            trailData(careerTrail(aboutUs, site, career), origin),
            jobPosting(career, { url, organization }),
          ]
        : [],
    },
    site,
  )
}
