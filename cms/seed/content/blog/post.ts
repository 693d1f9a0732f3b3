import type { BorrowedPicture } from '../../pictures/plan-borrowed'
import type { SeedDay, Words } from '../types'
import type { AuthorKey } from './authors'
import type { CategoryKey } from './categories'

export type PostSeed = {
  /** One per language. */
  slug: Words
  categories: CategoryKey[]
  author: AuthorKey
  picture: BorrowedPicture
  publicationDate: SeedDay
  name: Words
  /** Also what search engines show: 155 signs at most. */
  shortDescription: Words
  /** Markdown, 400 to 800 words a language. */
  description: Words
}
