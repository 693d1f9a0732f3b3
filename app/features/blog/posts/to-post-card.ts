import type { LivePost } from './live-posts'
import type { PostCard } from './post-card'
import { readingMinutes } from './reading-minutes'

export function toPostCard(post: LivePost): PostCard {
  return {
    id: post.documentId,
    slug: post.slug,
    name: post.name,
    shortDescription: post.shortDescription,
    picture: post.image,
    pictureAlt: post.imageAlt,
    date: post.publicationDate,
    readingMinutes: post.readingTime ?? readingMinutes(post.description),
    categories: post.postcategories.map(({ slug, name }) => ({ slug, name })),
    author: authorName(post),
  }
}

/** First and last name; empty without an author. */
function authorName({ author }: LivePost): string {
  return author ? `${author.firstName} ${author.lastName}`.trim() : ''
}
