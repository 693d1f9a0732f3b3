import { expect, it, vi } from 'vitest'
import type { Locale } from '~content/locale'
import { blogPost, category } from '~/testing/factories/blog-post'
import { readBlogPage } from './read-blog-page.server'

const food = { en: category('food'), es: { ...category('food'), slug: 'comida' } }
vi.mock('../posts/read-posts.server', () => ({
  readPosts: async (locale: Locale) => [
    blogPost({
      postcategories: locale === 'en' ? [food.en, category('owners')] : [food.es],
    }),
  ],
}))

async function read(locale: Locale, slug: string) {
  try {
    return await readBlogPage(locale, new URLSearchParams({ category: slug, page: '2' }))
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown
    return { status: thrown.status, to: thrown.headers.get('Location') }
  }
}

it('shows the posts of a category', async () => {
  expect(await read('en', 'about-food')).toMatchObject({
    category: { slug: food.en.slug },
    left: 0,
  })
})

it('leads to the slug of its own language', async () => {
  expect(await read('es', 'about-food')).toEqual({
    status: 301,
    to: '/es/blog?category=comida&page=2',
  })
})

it('is empty for a category that only posts of the other language have', async () => {
  expect(await read('es', 'about-owners')).toMatchObject({ category: null, posts: [] })
})

it('leads to all posts for a category that is unknown, since it may have been renamed', async () => {
  expect(await read('es', 'cocina')).toEqual({ status: 302, to: '/es/blog' })
})
