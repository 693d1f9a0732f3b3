import type { Picture } from '~content/picture'

/** A post as lists show it. */
export type PostCard = {
  id: string
  slug: string
  name: string
  shortDescription: string
  picture: Picture | null
  pictureAlt: string
  /** `YYYY-MM-DD`. */
  date: string
  readingMinutes: number
  categories: { slug: string; name: string }[]
  /** First and last name; empty without an author. */
  author: string
}
