import type { MetaDescriptor } from '@remix-run/node'
import { breadcrumbData, type StructuredData } from '~/features/site/head/structured-data'
import { pageHead } from '~/features/site/head/page-head'
import type { SiteData } from '~/features/site/read-site-data.server'
import { href } from '~/routing/href'
import type { AssistantPageData } from './read-assistant-page.server'

/** The page with an answer is one visitor's, so search engines are sent to the one without. */
export function assistantHead(
  { words, answer, faqGroups }: AssistantPageData,
  site: SiteData | undefined,
): MetaDescriptor[] {
  if (!site) return []
  const { settings, locale, origin } = site
  const address = (page: 'home' | 'assistant') => new URL(href(page, locale), origin).href
  return pageHead(
    {
      title: words.metaTitle,
      description: words.metaDescription,
      page: 'assistant',
      noIndex: answer !== null,
      structuredData: [
        breadcrumbData([
          { name: settings.brandName, url: address('home') },
          { name: words.title, url: address('assistant') },
        ]),
        ...(answer === null && faqGroups.length > 0 ? [faqPageData(faqGroups)] : []),
      ],
    },
    site,
  )
}

/** Questions and answers as the page shows them. */
function faqPageData(groups: AssistantPageData['faqGroups']): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: groups
      .flatMap(({ entries }) => entries)
      .map(({ question, text }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text },
      })),
  }
}
