import { beforeEach, expect, it, vi } from 'vitest'
import { documentPages } from '~content/document-page'
import { siteSettings } from '~content/site-settings'
import { documentPage } from '~/testing/factories/document-page'
import { answerDocumentsCall } from './answer-documents-call.server'
import { readDocumentPage } from './read-document-page.server'

const { content } = vi.hoisted(() => ({ content: new Map<unknown, unknown>() }))
vi.mock('~/platform/content/read-content.server', () => ({
  readContent: async (definition: unknown) => content.get(definition) ?? null,
}))
vi.mock('~/features/leads/form/read-lead-form-data.server', () => ({
  readLeadFormData: () => ({}),
}))

beforeEach(() => {
  const service = documentPage({ documentId: 'two', slug: 'two', kind: 'photography' })
  content.set(documentPages, [documentPage(), service])
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
