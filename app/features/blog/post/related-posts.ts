import type { LivePost } from '../posts/live-posts'

const maxRelated = 3

/** What to read next: posts with most categories in common, newer ones first; `posts` are newest first. */
export function relatedPosts(post: LivePost, posts: readonly LivePost[]): LivePost[] {
  const own = new Set(post.postcategories.map(({ documentId }) => documentId))
  const inCommon = (other: LivePost) =>
    other.postcategories.filter(({ documentId }) => own.has(documentId)).length
  return posts
    .filter((other) => other.documentId !== post.documentId)
    .sort((a, b) => inCommon(b) - inCommon(a))
    .slice(0, maxRelated)
}
