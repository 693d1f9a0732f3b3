import type { MetaDescriptor } from '@remix-run/node'
import { pageHead } from '~/features/site/head/page-head'
import { pageTrail, trailData, type TrailStep } from '~/features/site/head/page-trail'
import { itemListData } from '~/features/site/head/structured-data'
import type { SiteData } from '~/features/site/read-site-data.server'
import { href } from '~/routing/href'
import type { IssueData, NewsletterData } from './read-newsletter.server'

type Shown = Pick<SiteData, 'locale' | 'settings'>

/** The way from the home page to the archive, or to a letter. */
export function newsletterTrail(
  title: string,
  site: Shown,
  issue?: { slug: string; title: string },
): TrailStep[] {
  const archive = { name: title, path: href('newsletter', site.locale) }
  if (!issue) return pageTrail(site, archive)
  const path = href('newsletterIssue', site.locale, { slug: issue.slug })
  return pageTrail(site, archive, { name: issue.title, path })
}

export function newsletterHead(
  { words, issues }: NewsletterData,
  site: SiteData | undefined,
): MetaDescriptor[] {
  if (!site) return []
  const { locale, origin } = site
  return pageHead(
    {
      title: words.metaTitle,
      description: words.metaDescription,
      page: 'newsletter',
      structuredData: [
        trailData(newsletterTrail(words.title, site), origin),
        itemListData(
          issues.map(({ title, slug }) => ({
            name: title,
            url: new URL(href('newsletterIssue', locale, { slug }), origin).href,
          })),
        ),
      ],
    },
    site,
  )
}

export function issueHead(
  { words, issue, translations, drawn }: IssueData,
  site: SiteData | undefined,
): MetaDescriptor[] {
  if (!site) return []
  return pageHead(
    {
      title: issue.seo?.metaTitle ?? issue.title,
      description: issue.seo?.metaDescription ?? issue.intro,
      page: 'newsletterIssue',
      params: { slug: issue.slug },
      translations,
      seo: issue.seo,
      drawn,
      article: { published: issue.sentOn, modified: issue.updatedAt, author: '', tags: [] },
      structuredData: [trailData(newsletterTrail(words.title, site, issue), site.origin)],
    },
    site,
  )
}
