import type { BegunPost } from '../posts/begun-posts'

const maxRelated = 3

/** What to read next: posts with most categories in common, newer ones first; `posts` are newest first. */
export function relatedPosts(post: BegunPost, posts: readonly BegunPost[]): BegunPost[] {
  const own = new Set(post.postcategories.map(({ documentId }) => documentId))
  const inCommon = (other: BegunPost) =>
    other.postcategories.filter(({ documentId }) => own.has(documentId)).length
  return posts
    .filter((other) => other.documentId !== post.documentId)
    .sort((a, b) => inCommon(b) - inCommon(a))
    .slice(0, maxRelated)
}
