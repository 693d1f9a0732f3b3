import type { Locale } from '~content/locale'
import type { StructuredData } from '~/features/site/head/structured-data'
import type { PostPageData } from './read-post-page.server'

type PageFacts = {
  /** Absolute, as all addresses here. */
  url: string
  language: Locale
  image: string | null
  publisher: { name: string; url: string }
}

/** A post for search engines, with nothing in it that the page does not show. */
export function postData(post: PostPageData['post'], page: PageFacts): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': page.url,
    mainEntityOfPage: page.url,
    url: page.url,
    headline: post.name,
    description: post.shortDescription,
    ...(page.image ? { image: [page.image] } : {}),
    datePublished: post.date,
    dateModified: post.updatedAt,
    inLanguage: page.language,
    timeRequired: `PT${post.readingMinutes}M`,
    wordCount: post.words,
    keywords: post.categories.map(({ name }) => name),
    ...(post.author ? { author: { '@type': 'Person', name: post.author } } : {}),
    publisher: { '@type': 'Organization', ...page.publisher },
  }
}
