import { beforeEach, expect, it, vi } from 'vitest'
import { documentPages, type DocumentPage } from '~content/document-page'
import { siteSettings } from '~content/site-settings'
import { answerDocumentsCall } from './answer-documents-call.server'
import { readDocumentPage } from './read-document-page.server'

const { content } = vi.hoisted(() => ({ content: new Map<unknown, unknown>() }))
vi.mock('~/platform/content/read-content.server', () => ({
  readContent: async (definition: unknown) => content.get(definition) ?? null,
}))
vi.mock('~/features/leads/form/read-lead-form-data.server', () => ({
  readLeadFormData: () => ({}),
}))

const section = { title: 'How', markdown: 'Write to {email}.', picture: null, alt: '' }

function document(over: Partial<DocumentPage>): DocumentPage {
  return {
    documentId: 'one',
    updatedAt: '2026-11-21T15:00:00.000Z',
    locale: 'en',
    kind: 'document',
    title: 'Title',
    name: 'Name',
    slug: 'one',
    enabled: true,
    isDocument: false,
    text: 'Call {phone}.',
    image: null,
    imageAlt: '',
    descriptionOne: '{brand} helps.',
    descriptions: [section],
    stepsTitle: '',
    steps: [],
    titleForm: '',
    textForm: '',
    btnName: '',
    waLabel: '',
    waLink: '',
    waText: '',
    seo: null,
    ...over,
  }
}

beforeEach(() => {
  const service = document({ documentId: 'two', slug: 'two', kind: 'photography' })
  content.set(documentPages, [document({}), service])
  const contact = { brandName: 'Ceiba Stays', phone: '+502', email: 'hola@ceiba.example' }
  content.set(siteSettings, contact)
})

it('page, list of services and call name the contact of the site settings', async () => {
  const { page, html, others } = await readDocumentPage('en', { kind: 'document', slug: 'one' })
  const call = await answerDocumentsCall(new Request('https://ceiba.example/api/contracts-ars'))
  for (const text of [JSON.stringify({ page, html, others }), await call.text()]) {
    expect(text).toContain('Ceiba Stays helps.')
    expect(text).toContain('Call +502.')
    expect(text).toContain('hola@ceiba.example')
    expect(text).not.toMatch(/\{(brand|phone|email)\}/)
  }
})
