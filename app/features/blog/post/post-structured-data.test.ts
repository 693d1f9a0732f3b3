import { expect, test } from 'vitest'
import { postData } from './post-structured-data'

const page = {
  url: 'https://ceiba.example/blog/a',
  language: 'en',
  image: null,
  publisher: { name: 'Ceiba', url: 'https://ceiba.example/' },
} as const
const post = {
  id: 'a',
  slug: 'a',
  name: 'A',
  shortDescription: 'B',
  picture: null,
  pictureAlt: '',
  date: '2026-11-21',
  readingMinutes: 3,
  categories: [{ slug: 'food', name: 'Food' }],
  author: '',
  html: '',
  words: 600,
  updatedAt: '2026-11-22T00:00:00.000Z',
  seo: null,
  authorAbout: '',
  authorPhoto: null,
  authorPhotoAlt: '',
}

test('a post is a BlogPosting that says what its page shows', () => {
  expect(postData({ ...post, author: 'Lucía Xicay' }, page)).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'A',
    datePublished: '2026-11-21',
    inLanguage: 'en',
    timeRequired: 'PT3M',
    keywords: ['Food'],
    author: { '@type': 'Person', name: 'Lucía Xicay' },
  })
})

test('nothing is said of an author or a picture that there is not', () => {
  const data = postData(post, page)
  expect(data).not.toHaveProperty('author')
  expect(data).not.toHaveProperty('image')
})
