import { redirect } from '@remix-run/node'
import { otherLocale, type Locale } from '~content/locale'
import { href } from '~/routing/href'
import { blogSearch, readBlogQuery, shownRange, type BlogQuery } from './blog-query'
import { findCategory, listCategories, type BlogCategory } from './find-category'
import type { PostCard } from '../posts/post-card'
import { readBlogWords, type BlogWords } from '../read-blog-words.server'
import { readPosts } from '../posts/read-posts.server'
import { toPostCard } from '../posts/to-post-card'

export type BlogPageData = {
  words: BlogWords
  posts: PostCard[]
  /** Posts that the next pages have. */
  left: number
  query: BlogQuery
  categories: BlogCategory[]
  /** The one that is asked for; null for all posts, or where no post has it. */
  category: BlogCategory | null
}

/**
 * What a page of the blog shows. Throws a redirect where a category is named in the other language, and to all posts
 * where it is unknown in both, e.g. since it was renamed.
 */
export async function readBlogPage(locale: Locale, search: URLSearchParams): Promise<BlogPageData> {
  const all = await readPosts(locale)
  const query = readBlogQuery(search)
  const categories = listCategories(all, locale)
  const category = query.category
    ? await requireCategory({ ...query, category: query.category }, categories, locale)
    : null
  const requested = query.category
    ? all.filter((post) =>
        post.postcategories.some(({ documentId }) => documentId === category?.id),
      )
    : all
  const { from, to } = shownRange(query.page)
  return {
    words: await readBlogWords(locale),
    posts: requested.slice(from, to).map(toPostCard),
    left: Math.max(0, requested.length - to),
    query,
    categories,
    category,
  }
}

/** The category of a query; null where only posts of the other language have it. */
async function requireCategory(
  query: BlogQuery & { category: string },
  categories: readonly BlogCategory[],
  locale: Locale,
): Promise<BlogCategory | null> {
  const others = listCategories(await readPosts(otherLocale(locale)), locale)
  const category = findCategory(query.category, categories, others)
  if (category && category.slug !== query.category) {
    throw redirect(href('blog', locale, {}, blogSearch({ ...query, category: category.slug })), 301)
  }
  if (!category && others.every(({ slug }) => slug !== query.category)) {
    throw redirect(href('blog', locale), 302)
  }
  return category
}
