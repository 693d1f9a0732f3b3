import { renderMarkdown } from '~/platform/markdown/render-markdown.server'
import type { BegunPost } from './begun-posts'
import type { PostCard } from './post-card'
import { readingMinutes } from './reading-minutes'

/** Minutes by text: a list shows the same posts again and again, and parsing Markdown is slow. */
const counted = new WeakMap<BegunPost, number>()

export function toPostCard(post: BegunPost): PostCard {
  return {
    id: post.documentId,
    slug: post.slug,
    name: post.name,
    shortDescription: post.shortDescription,
    picture: post.image,
    pictureAlt: post.imageAlt,
    date: post.publicationDate,
    readingMinutes: post.readingTime ?? countedMinutes(post),
    categories: post.postcategories.map(({ slug, name }) => ({ slug, name })),
    author: authorName(post),
  }
}

/** First and last name; empty without an author. */
export function authorName({ author }: BegunPost): string {
  return author ? `${author.firstName} ${author.lastName}`.trim() : ''
}

function countedMinutes(post: BegunPost): number {
  const known = counted.get(post)
  if (known !== undefined) return known
  const minutes = readingMinutes(renderMarkdown(post.description).text)
  counted.set(post, minutes)
  return minutes
}
