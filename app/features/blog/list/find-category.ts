import type { BlogPost } from '~content/blog-post'

export type BlogCategory = { id: string; slug: string; name: string }

/** The categories that have posts, by name. */
export function listCategories(posts: readonly BlogPost[], locale: string): BlogCategory[] {
  const found = new Map<string, BlogCategory>()
  for (const { documentId: id, slug, name } of posts.flatMap((post) => post.postcategories)) {
    found.set(id, { id, slug, name })
  }
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name, locale))
}

/**
 * The category of a slug, which may be the other language's: the language switch keeps the query.
 * Null if no post has it.
 */
export function findCategory(
  slug: string,
  categories: readonly BlogCategory[],
  otherLanguage: readonly BlogCategory[],
): BlogCategory | null {
  const own = categories.find((category) => category.slug === slug)
  if (own) return own
  const translation = otherLanguage.find((category) => category.slug === slug)
  return categories.find((category) => category.id === translation?.id) ?? null
}
