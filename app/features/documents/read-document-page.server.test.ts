import { expect, it, vi } from 'vitest'
import { documentPages } from '~content/document-page'
import type { Locale } from '~content/locale'
import { documentPage } from '~/testing/factories/document-page'
import { readDocumentPage } from './read-document-page.server'

const documents = {
  en: [
    documentPage({ documentId: 'lease', slug: 'lease' }),
    documentPage({ documentId: 'english', slug: 'only-here' }),
    documentPage({ documentId: 'photos', slug: 'photos', kind: 'photography' }),
  ],
  es: [
    documentPage({ documentId: 'lease', slug: 'arrendamiento' }),
    documentPage({ documentId: 'english', slug: 'borrador', enabled: false }),
  ],
}
vi.mock('~/platform/content/read-content.server', () => ({
  readContent: async (definition: unknown, locale: Locale) =>
    definition === documentPages ? documents[locale] : null,
}))
vi.mock('~/features/leads/form/read-lead-form-data.server', () => ({
  readLeadFormData: () => ({}),
}))

async function answerTo(...request: Parameters<typeof readDocumentPage>) {
  const thrown: unknown = await readDocumentPage(...request).catch((err: unknown) => err)
  if (!(thrown instanceof Response)) throw thrown
  return [thrown.status, thrown.headers.get('Location')]
}

it('leads from the slug of the other language to the translation', async () => {
  const spanish = await answerTo('es', { kind: 'document', slug: 'lease' })
  expect(spanish).toEqual([301, '/es/documento/arrendamiento'])
})

it('leads to the only language that a document has, until it is translated', async () => {
  const spanish = await answerTo('es', { kind: 'document', slug: 'only-here' })
  expect(spanish).toEqual([302, '/document/only-here'])
  const service = await answerTo('es', { kind: 'photography' })
  expect(service).toEqual([302, '/photography-and-video-services'])
})

it('is a 404 for a document that no language shows', async () => {
  expect(await answerTo('en', { kind: 'document', slug: 'none' })).toEqual([404, null])
  expect(await answerTo('es', { kind: 'propertyMarketing' })).toEqual([404, null])
  expect(await answerTo('es', { kind: 'document', slug: 'borrador' })).toEqual([404, null])
})
