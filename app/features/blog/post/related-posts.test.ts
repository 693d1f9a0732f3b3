import { expect, test } from 'vitest'
import { blogPost, category } from '~/testing/factories/blog-post'
import { livePosts } from '../posts/live-posts'
import { relatedPosts } from './related-posts'

const post = (documentId: string, publicationDate: string, categories: string[]) =>
  blogPost({ documentId, publicationDate, postcategories: categories.map(category) })

test('what shares most subjects comes first, then what is newer', () => {
  const posts = livePosts(
    [
      post('this', '2026-05-01', ['food', 'places']),
      post('both', '2026-01-01', ['places', 'food']),
      post('old-place', '2026-02-01', ['places']),
      post('new-place', '2026-04-01', ['places']),
      post('newest', '2026-06-01', ['owners']),
    ],
    '2026-11-21',
  )
  const [first] = posts.filter(({ documentId }) => documentId === 'this')
  if (!first) throw new Error('the post is out')
  const ids = relatedPosts(first, posts).map(({ documentId }) => documentId)
  expect(ids).toEqual(['both', 'new-place', 'old-place'])
})
