import { expect, it } from 'vitest'
import type { PrivateFile } from '~/platform/files/store/private-file'
import { testLeadDesk } from '~/testing/lead-desk'
import { leadPayloadForm } from '../take/lead-payload'
import { takeLead } from '../take/take-lead.server'
import { documentPayload, documentTaker } from './document-taker.server'

const photo = 'a'.repeat(40)
const identity = 'b'.repeat(40)
const kept: Record<string, Partial<PrivateFile>> = {
  [photo]: { id: photo, kind: 'inquiry-photo', name: 'rostro.jpg' },
  [identity]: { id: identity, kind: 'inquiry-document', name: 'dpi.pdf' },
}
const files = { find: async (id: string) => (kept[id] ?? null) as PrivateFile | null }

const payload = {
  ...{ firstName: 'Ana', lastName: 'Xicará', email: 'ana@example.com' },
  ...{ phone: '5555 1234', countryCode: 'GT', contracts_ar: 'd1' },
  specialRequeriment: 'Una casa con patio',
}

async function take(body: object, isDocument: boolean) {
  const { desk, taken } = await testLeadDesk()
  const form = leadPayloadForm(body as Record<string, unknown>, documentPayload)
  const taker = documentTaker({ id: 'd1', title: 'Convenio', isDocument }, { files })
  const request = new Request('https://ceiba.example/api/contract-inquiries-ars')
  const result = await takeLead(taker, { request, form, language: 'es' }, desk)
  return { result, taken }
}

it('takes the form of a service, without files', async () => {
  const { result, taken } = await take({ ...payload, photo, document: identity }, false)
  expect(result).toMatchObject({ outcome: 'accepted', reference: expect.stringMatching(/^CS-/) })
  expect(taken).toMatchObject([
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
  const { result } = await take(payload, true)
  expect(result).toMatchObject({
    status: 422,
    reply: { error: { photo: ['photoNeeded'], document: ['documentNeeded'] } },
  })
  const { taken } = await take({ ...payload, photo, document: identity }, true)
  expect(taken).toMatchObject([
    { lead: { photo: { id: photo, name: 'rostro.jpg' }, document: { id: identity } } },
  ])
})

it('takes no file of another kind or of nobody', async () => {
  const { result } = await take({ ...payload, photo: identity, document: 'c'.repeat(40) }, true)
  expect(result).toMatchObject({
    reply: { error: { photo: ['fileGone'], document: ['fileGone'] } },
  })
})

it('tells all mistakes at once, files included', async () => {
  const { result } = await take({ contracts_ar: 'd1', agreement: false }, true)
  expect(result).toMatchObject({
    reply: {
      error: {
        ...{ firstName: ['enterName'], lastName: ['enterLastName'], email: ['enterEmail'] },
        ...{ phone: ['enterPhone'], photo: ['photoNeeded'], document: ['documentNeeded'] },
        agreement: ['acceptPrivacy'],
      },
    },
  })
})
