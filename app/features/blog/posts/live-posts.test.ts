import { expect, test } from 'vitest'
import { blogPost } from '~/testing/factories/blog-post'
import { livePosts, nextPublicationDay } from './live-posts'

const posts = [
  blogPost({ documentId: 'old', publicationDate: '2026-01-05' }),
  blogPost({ documentId: 'tomorrow', publicationDate: '2026-11-22' }),
  blogPost({ documentId: 'b-today', publicationDate: '2026-11-21' }),
  blogPost({ documentId: 'a-today', publicationDate: '2026-11-21' }),
  blogPost({ documentId: 'later', publicationDate: '2026-12-24' }),
  blogPost({ documentId: 'unplanned', publicationDate: null }),
]
const idsOn = (today: string) => livePosts(posts, today).map(({ documentId }) => documentId)

test('a post is shown from its day on, the newest first', () => {
  expect(idsOn('2026-11-20')).toEqual(['old'])
  expect(idsOn('2026-11-21')).toEqual(['a-today', 'b-today', 'old'])
  expect(idsOn('2026-11-22')).toEqual(['tomorrow', 'a-today', 'b-today', 'old'])
})

test('the list changes next on the day of the first post that waits', () => {
  expect(nextPublicationDay(posts, '2026-11-21')).toBe('2026-11-22')
  expect(nextPublicationDay(posts, '2026-11-22')).toBe('2026-12-24')
  expect(nextPublicationDay(posts, '2026-12-24')).toBeNull()
})
