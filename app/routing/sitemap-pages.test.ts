import { expect, it } from 'vitest'
import { translatedEntries } from './sitemap-pages'

const post = (documentId: string, slug: string, day: string) => ({
  documentId,
  slug,
  updatedAt: `${day}T15:00:00.000Z`,
})

it('lists a document once, with the latest change of its languages', async () => {
  const posts = {
    en: [post('one', 'coffee', '2026-11-20'), post('two', 'rain', '2026-11-01')],
    es: [post('one', 'cafe', '2026-11-19'), post('two', 'lluvia', '2026-11-02')],
  }
  const entries = await translatedEntries(
    (locale) => posts[locale],
    ({ slug }) => ({ page: 'blogPost', params: { slug } }),
  )
  expect(entries).toEqual([
    {
      page: 'blogPost',
      translations: { en: { slug: 'coffee' }, es: { slug: 'cafe' } },
      changed: '2026-11-20',
    },
    {
      page: 'blogPost',
      translations: { en: { slug: 'rain' }, es: { slug: 'lluvia' } },
      changed: '2026-11-02',
    },
  ])
})

it('lists a document of one language in that language alone', async () => {
  const entries = await translatedEntries(
    (locale) => (locale === 'es' ? [post('one', 'cafe', '2026-11-19')] : []),
    ({ slug }) => ({ page: 'blogPost', params: { slug } }),
  )
  expect(entries).toEqual([
    { page: 'blogPost', translations: { es: { slug: 'cafe' } }, changed: '2026-11-19' },
  ])
})
