import { blogPosts } from '~content/blog-post'
import type { Locale } from '~content/locale'
import { readContent } from '~/platform/content/read-content.server'
import { expirePageAt } from '~/platform/page-cache/tag-scope.server'
import { guatemalaToday } from '~/platform/time/guatemala-day'
import { startOfGuatemalaDay } from '~/platform/time/guatemala-day-start'
import { pageMoment } from '~/platform/time/page-moment.server'
import { livePosts, nextPublicationDay, type LivePost } from './live-posts'

/**
 * The posts that visitors of a language may read today, newest first. What is made from them expires
 * when the next one comes out. Throws a 503 response if the CMS is unreachable and nothing is kept.
 */
export async function readPosts(locale: Locale): Promise<LivePost[]> {
  const posts = (await readContent(blogPosts, locale)) ?? []
  const today = guatemalaToday(pageMoment())
  const next = nextPublicationDay(posts, today)
  if (next) expirePageAt(startOfGuatemalaDay(next))
  return livePosts(posts, today)
}
