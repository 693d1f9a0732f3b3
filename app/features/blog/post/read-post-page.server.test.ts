import { expect, it, vi } from 'vitest'
import type { Locale } from '~content/locale'
import { blogPost } from '~/testing/factories/blog-post'
import { readPostPage } from './read-post-page.server'

const posts = {
  en: [
    blogPost({ documentId: 'rain', slug: 'the-first-rain' }),
    blogPost({ documentId: 'english', slug: 'only-here' }),
  ],
  es: [
    blogPost({ documentId: 'rain', slug: 'la-primera-lluvia' }),
    blogPost({ documentId: 'spanish', slug: 'solo-aqui' }),
  ],
}
vi.mock('../posts/read-posts.server', () => ({
  readPosts: async (locale: Locale) => posts[locale],
}))

async function answerTo(locale: Locale, slug: string) {
  const thrown: unknown = await readPostPage(locale, slug).catch((err: unknown) => err)
  if (!(thrown instanceof Response)) throw thrown
  return [thrown.status, thrown.headers.get('Location')]
}

it('leads from the slug of the other language to the translation', async () => {
  expect(await answerTo('es', 'the-first-rain')).toEqual([301, '/es/blog/la-primera-lluvia'])
  expect(await answerTo('en', 'la-primera-lluvia')).toEqual([301, '/blog/the-first-rain'])
})

it('leads to the only language that a post has', async () => {
  expect(await answerTo('en', 'solo-aqui')).toEqual([301, '/es/blog/solo-aqui'])
  expect(await answerTo('es', 'only-here')).toEqual([301, '/blog/only-here'])
})

it('is a 404 for a slug that no language has', async () => {
  expect(await answerTo('en', 'none')).toEqual([404, null])
})
