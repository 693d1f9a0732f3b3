import { expect, test } from 'vitest'
import { blogPost } from '~/testing/factories/blog-post'
import { findCategory, listCategories } from './find-category'

const english = [
  { documentId: 'food', slug: 'food', name: 'Food' },
  { documentId: 'owners', slug: 'for-owners', name: 'For owners' },
]
const spanish = [{ documentId: 'food', slug: 'comida', name: 'Comida' }]
const posts = [
  blogPost({ postcategories: english.slice(1) }),
  blogPost({ postcategories: english }),
]
const categories = listCategories(posts, 'en')
const others = listCategories([blogPost({ postcategories: spanish })], 'es')

test('subjects are those of the posts, once, by name', () => {
  expect(categories.map(({ name }) => name)).toEqual(['Food', 'For owners'])
})

test('a subject is found by its slug in either language', () => {
  expect(findCategory('food', categories, others)?.name).toBe('Food')
  expect(findCategory('comida', categories, others)?.name).toBe('Food')
  expect(findCategory('for-owners', others, categories)).toBeNull()
  expect(findCategory('none', categories, others)).toBeNull()
})
