import type { MetaDescriptor } from '@remix-run/node'
import { itemListData } from '~/features/site/head/structured-data'
import { pageHead } from '~/features/site/head/page-head'
import { trailData } from '~/features/site/head/page-trail'
import type { SiteData } from '~/features/site/read-site-data.server'
import { href } from '~/routing/href'
import { feedPath } from '../feed/feed-path'
import { blogSearch } from './blog-query'
import { blogTrail } from '../blog-trail'
import type { BlogPageData } from './read-blog-page.server'

/** Head of the blog. Further pages and categories are not indexed, and their canonical address is the whole blog. */
export function blogHead(data: BlogPageData, site: SiteData | undefined): MetaDescriptor[] {
  if (!site) return []
  const { words, posts, query, category } = data
  const { locale, origin } = site
  const absolute = (path: string) => new URL(path, origin).href
  return [
    ...pageHead(
      {
        title: category ? `${category.name} · ${words.metaTitle}` : words.metaTitle,
        description: words.metaDescription,
        page: 'blog',
        picture: posts[0]?.picture ?? null,
        noIndex: blogSearch(query) !== '',
        structuredData: [
          trailData(blogTrail(words.title, site), origin),
          itemListData(
            posts.map(({ name, slug }) => ({
              name,
              url: absolute(href('blogPost', locale, { slug })),
            })),
          ),
        ],
      },
      site,
    ),
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title: words.title,
      href: absolute(feedPath(locale)),
    },
  ]
}
