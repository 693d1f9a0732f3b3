import { expect, it, vi } from 'vitest'
import { legalTexts, legalTextSchema, type LegalText } from '~content/legal-text'
import type { Locale } from '~content/locale'
import { firstLegalPath } from './first-legal-path.server'
import { readLegalPage } from './read-legal-page.server'

function text(documentId: string, locale: Locale, slug: string, area: LegalText['area'] = 'site') {
  return legalTextSchema.parse({
    documentId,
    updatedAt: '2026-11-21T15:00:00.000Z',
    locale,
    title: slug,
    slug,
    name: slug,
    area,
    order: 1,
    effectiveDate: null,
    text: 'A text.',
    seo: null,
  } satisfies LegalText)
}

const texts = {
  en: [
    text('privacy', 'en', 'privacy'),
    text('cookies', 'en', 'cookies'),
    text('sale', 'en', 'houses-for-sale', 'accommodation'),
  ],
  es: [text('privacy', 'es', 'privacidad')],
}
vi.mock('~/platform/content/read-content.server', () => ({
  readContent: async (definition: unknown, locale: Locale) =>
    definition === legalTexts ? texts[locale] : null,
}))

async function answerTo(read: Promise<unknown>) {
  const thrown: unknown = await read.catch((err: unknown) => err)
  if (!(thrown instanceof Response)) throw thrown
  return [thrown.status, thrown.headers.get('Location')]
}

it('leads from the slug of the other language to the translation', async () => {
  const spanish = readLegalPage('es', { slug: 'privacy' })
  expect(await answerTo(spanish)).toEqual([301, '/es/terminos-y-condiciones/privacidad'])
})

it('leads to the only language that a text has, until it is translated', async () => {
  const cookies = readLegalPage('es', { slug: 'cookies' })
  expect(await answerTo(cookies)).toEqual([302, '/terms-and-conditions/cookies'])
  const sale = readLegalPage('es', { slug: 'alojamiento', subslug: 'houses-for-sale' })
  const path = '/terms-and-conditions/accommodation/houses-for-sale'
  expect(await answerTo(sale)).toEqual([302, path])
  expect(await firstLegalPath('es', 'accommodation')).toBe(path)
  expect(await firstLegalPath('es')).toBe('/es/terminos-y-condiciones/privacidad')
})

it('is a 404 for a text that no language has', async () => {
  expect(await answerTo(readLegalPage('en', { slug: 'none' }))).toEqual([404, null])
})
