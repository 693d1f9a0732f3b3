import type { BlogPost } from '~content/blog-post'

/** A post whose day has come. */
export type LivePost = BlogPost & { publicationDate: string }

/**
 * The posts whose publication day has begun, newest first; posts of one day always stand in the same order.
 * `today` is `YYYY-MM-DD` in Guatemala.
 */
export function livePosts(posts: readonly BlogPost[], today: string): LivePost[] {
  return posts
    .filter((post): post is LivePost => isLive(post, today))
    .sort(
      (a, b) =>
        b.publicationDate.localeCompare(a.publicationDate) ||
        a.documentId.localeCompare(b.documentId),
    )
}

/** The next day on which a post comes out, `YYYY-MM-DD`; null if none waits. */
export function nextPublicationDay(posts: readonly BlogPost[], today: string): string | null {
  const days = posts.flatMap(({ publicationDate }) =>
    publicationDate && publicationDate > today ? [publicationDate] : [],
  )
  return days.sort()[0] ?? null
}

function isLive({ publicationDate }: BlogPost, today: string): boolean {
  return publicationDate != null && publicationDate <= today
}
