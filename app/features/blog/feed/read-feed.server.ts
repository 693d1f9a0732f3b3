import type { Locale } from '~content/locale'
import { env } from '~/platform/env/env.server'
import { startOfGuatemalaDay } from '~/platform/time/guatemala-day-start'
import { href } from '~/routing/href'
import { readBlogWords } from '../read-blog-words.server'
import { readPosts } from '../posts/read-posts.server'
import { feedPath } from './feed-path'
import type { Feed } from './render-feed'

const maxItems = 20

/** The newest posts of a language as a feed; throws as `readPosts` does. */
export async function readFeed(locale: Locale): Promise<Feed> {
  const words = await readBlogWords(locale)
  const posts = await readPosts(locale)
  const absolute = (path: string) => new URL(path, env.SITE_ORIGIN).href
  return {
    title: words.title,
    description: words.metaDescription,
    language: locale,
    url: absolute(href('blog', locale)),
    feedUrl: absolute(feedPath(locale)),
    items: posts.slice(0, maxItems).map(({ name, shortDescription, slug, publicationDate }) => ({
      title: name,
      description: shortDescription,
      url: absolute(href('blogPost', locale, { slug })),
      published: startOfGuatemalaDay(publicationDate),
    })),
  }
}
