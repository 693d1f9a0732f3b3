import { beforeEach, expect, test, vi } from 'vitest'
import type { Career } from '~content/career'
import type { Locale } from '~content/locale'
import { career } from '~/testing/factories/career'
import { readCareerPage } from './read-career-page.server'

const { content } = vi.hoisted(() => ({ content: { en: [] as Career[], es: [] as Career[] } }))
vi.mock('~/platform/content/read-content.server', () => ({
  readContent: async (_definition: unknown, locale: Locale) => content[locale],
}))

beforeEach(() => {
  const over = { documentId: 'over', finishDate: '2026-02-01T06:00:00.000Z' }
  const soon = { documentId: 'soon', slug: 'soon', publicationDate: '2999-01-01' }
  content.en = [career(), career({ ...over, slug: 'helper' }), career(soon)]
  content.es = [
    career({ slug: 'atencion' }),
    career({ ...over, slug: 'apoyo' }),
    career({ documentId: 'spanish', slug: 'cocina' }),
    career({ ...soon, documentId: 'pronto', slug: 'pronto' }),
  ]
})

async function answerOf(locale: Locale, id: string) {
  try {
    const { data, init } = await readCareerPage(locale, id)
    return { status: init?.status, page: data }
  } catch (err) {
    if (!(err instanceof Response)) throw err
    return { status: err.status, location: err.headers.get('Location') }
  }
}

test('an open vacancy is shown with its translation, and without itself among the others', async () => {
  const { status, page } = await answerOf('en', 'guest-host')
  expect(status).toBe(200)
  expect(page).toMatchObject({ isOpen: true, others: [] })
  expect(page?.translations).toEqual({ en: { id: 'guest-host' }, es: { id: 'atencion' } })
})

test('a closed one is gone, and names those that are open', async () => {
  const { status, page } = await answerOf('es', 'apoyo')
  expect(status).toBe(410)
  expect(page).toMatchObject({ isOpen: false, others: [{ id: 'host' }, { id: 'spanish' }] })
})

test('its id and its slug in the other language lead to it', async () => {
  const there = { status: 301, location: '/es/empleo/atencion' }
  expect(await answerOf('es', 'host')).toEqual(there)
  expect(await answerOf('es', 'guest-host')).toEqual(there)
})

test('one that the other language has alone is led to there', async () => {
  const there = { status: 301, location: '/es/empleo/cocina' }
  expect(await answerOf('en', 'cocina')).toEqual(there)
  expect(await answerOf('en', 'spanish')).toEqual(there)
  expect(await answerOf('en', 'pronto')).toMatchObject({ status: 404 })
})

test('nothing is known of one that is not out yet, or that there is not', async () => {
  expect(await answerOf('en', 'soon')).toMatchObject({ status: 404 })
  expect(await answerOf('en', 'none')).toMatchObject({ status: 404 })
})

test('the last day is the one that the closing moment ends', async () => {
  const [open] = content.en
  if (open) content.en = [{ ...open, finishDate: '2999-12-01T06:00:00.000Z' }]
  const { page } = await answerOf('en', 'guest-host')
  expect(page?.career.lastDay).toBe('2999-11-30')
})
