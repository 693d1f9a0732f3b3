import { expect, it } from 'vitest'
import type { PrivateFile } from '~/platform/files/store/private-file'
import { testLeadDeps } from '~/testing/lead-deps'
import { leadPayloadForm } from '../submit/lead-payload'
import { submitLead } from '../submit/submit-lead.server'
import { documentPayload, documentHandler } from './document-handler.server'

const photo = 'a'.repeat(40)
const identity = 'b'.repeat(40)
const kept: Record<string, Partial<PrivateFile>> = {
  [photo]: { id: photo, kind: 'inquiry-photo', name: 'rostro.jpg' },
  [identity]: { id: identity, kind: 'inquiry-document', name: 'dpi.pdf' },
}
const files = { find: async (id: string) => (kept[id] ?? null) as PrivateFile | null }

const payload = {
  firstName: 'Ana',
  lastName: 'Xicará',
  email: 'ana@example.com',
  phone: '5555 1234',
  countryCode: 'GT',
  contracts_ar: 'd1',
  specialRequeriment: 'Una casa con patio',
}

async function submit(body: object, isDocument: boolean) {
  const { deps, submitted } = await testLeadDeps()
  const form = leadPayloadForm(body as Record<string, unknown>, documentPayload)
  const handler = documentHandler({ id: 'd1', title: 'Convenio', isDocument }, { files })
  const request = new Request('https://ceiba.example/api/contract-inquiries-ars')
  const result = await submitLead(handler, { request, form, language: 'es' }, deps)
  return { result, submitted }
}

it('takes the form of a service, without files', async () => {
  const { result, submitted } = await submit({ ...payload, photo, document: identity }, false)
  expect(result).toMatchObject({ outcome: 'accepted', reference: expect.stringMatching(/^CS-/) })
  expect(submitted).toMatchObject([
    {
      lead: {
        kind: 'contractInquiry',
        contractsAr: { id: 'd1', title: 'Convenio' },
        specialRequirement: 'Una casa con patio',
        photo: null,
        document: null,
      },
    },
  ])
})

it('asks for photo and document where the document does, and keeps both', async () => {
  const { result } = await submit(payload, true)
  expect(result).toMatchObject({
    status: 422,
    reply: { error: { photo: ['photoNeeded'], document: ['documentNeeded'] } },
  })
  const { submitted } = await submit({ ...payload, photo, document: identity }, true)
  expect(submitted).toMatchObject([
    { lead: { photo: { id: photo, name: 'rostro.jpg' }, document: { id: identity } } },
  ])
})

it('takes no file of another kind or of nobody', async () => {
  const { result } = await submit({ ...payload, photo: identity, document: 'c'.repeat(40) }, true)
  expect(result).toMatchObject({
    reply: { error: { photo: ['fileGone'], document: ['fileGone'] } },
  })
})

it('tells all mistakes at once, files included', async () => {
  const { result } = await submit({ contracts_ar: 'd1', agreement: false }, true)
  expect(result).toMatchObject({
    reply: {
      error: {
        firstName: ['enterName'],
        lastName: ['enterLastName'],
        email: ['enterEmail'],
        phone: ['enterPhone'],
        photo: ['photoNeeded'],
        document: ['documentNeeded'],
        agreement: ['acceptPrivacy'],
      },
    },
  })
})
