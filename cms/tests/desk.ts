import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  bookingConfirmationAnswerSchema,
  bookingListSchema,
} from '../../content-types/booking-confirmation'
import {
  contractInquiryAnswerSchema,
  contractInquiryListSchema,
  type ContractInquirySubmission,
} from '../../content-types/contract-inquiry'
import type { Editor } from './editor'
import { hire } from './staff'
import type { Stage } from './stage'
import { contentToken, contractToken, staffToken, submissionToken } from './start-cms'

const inquiryUid = 'api::contract-inquiry.contract-inquiry'
const bookingUid = 'api::booking-confirmation.booking-confirmation'
const hashOf = (digit: string) => digit.repeat(63) + randomUUID().slice(0, 1)

function inquirySample(): ContractInquirySubmission {
  const id = randomUUID()
  const linkHash = (id + id).replaceAll('-', '').slice(0, 64)
  return {
    submissionId: id,
    reference: `CS-${id.slice(0, 6).toUpperCase()}`,
    receivedAt: '2026-11-21T12:00:00.000Z',
    kind: 'contractInquiry',
    language: 'es',
    contact: {
      firstName: 'María José',
      lastName: 'Xicay',
      email: 'maria@example.com',
      phone: '+502 5555 1234',
      countryCode: 'GT',
      contactMethod: 'email',
      noPhone: false,
    },
    specialRequirement: 'Una casa con patio.',
    landing: false,
    campaign: null,
    botFlag: false,
    pageUrl: 'https://ceiba.example/es/administracion-de-propiedades',
    contractsAr: { id: 'none-of-ours', title: 'Convenio' },
    photo: { id: 'a'.repeat(40), name: 'rostro.jpg' },
    document: null,
    linkHash,
  }
}

/** Contract inquiries and booking confirmations: the site's calls, and who else may use them. */
export function describeDesk(stage: () => Stage): void {
  async function ask(path: string, init: RequestInit = {}, token = contractToken) {
    return fetch(`${stage().cms.url}/api/${path}`, {
      ...init,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    })
  }
  const send = (method: string, path: string, body: object, token = contractToken) =>
    ask(path, { method, body: JSON.stringify(body) }, token)

  describe('contract inquiries', () => {
    const arrive = async (sample = inquirySample()) => {
      const answer = await send('POST', 'submissions/contract-inquiries', sample, submissionToken)
      expect([200, 201]).toContain(answer.status)
      return { sample, status: answer.status }
    }
    const read = async (path: string) =>
      contractInquiryAnswerSchema.parse(await (await ask(path)).json()).data

    it('are kept once, and found by reference and by the hash of their link', async () => {
      const { sample } = await arrive()
      expect((await arrive(sample)).status).toBe(200)
      const found = await read(`contract-inquiries/${sample.reference}`)
      expect(found).toMatchObject({
        submissionId: sample.submissionId,
        contact: sample.contact,
        stage: 'new',
        seen: false,
        isEdit: false,
        photo: sample.photo,
        document: null,
        revision: 1,
      })
      expect(await read(`contract-inquiry-links/${sample.linkHash}`)).toEqual(found)
      expect(await read(`contract-inquiry-links/${hashOf('e')}`)).toBeNull()
      const list = await ask(`contract-inquiries?search=${sample.reference.toLowerCase()}`)
      expect(contractInquiryListSchema.parse(await list.json())).toMatchObject({
        data: [{ reference: sample.reference, about: 'Convenio', name: 'María José Xicay' }],
        total: 1,
      })
    })

    it('are changed once by those who saw the same, in named fields alone', async () => {
      const { sample } = await arrive()
      const path = `contract-inquiries/${sample.reference}`
      const contact = { ...sample.contact, firstName: 'Eva' }
      const change = { revision: 1, set: { contact, isEdit: true } }
      expect((await send('PUT', path, change)).status).toBe(200)
      expect((await send('PUT', path, change)).status).toBe(409)
      const odd = { revision: 2, set: { linkHash: hashOf('f') } }
      expect((await send('PUT', path, odd)).status).toBe(400)
      expect(await read(path)).toMatchObject({ contact, isEdit: true, revision: 2 })
    })

    it('can be changed by their sender after the team looked at them', async () => {
      const { sample } = await arrive()
      const path = `contract-inquiries/${sample.reference}`
      expect((await send('PUT', path, { revision: 1, set: { seen: true } })).status).toBe(200)
      expect(await read(path)).toMatchObject({ seen: true, revision: 1 })
      const change = { revision: 1, set: { specialRequirement: 'Con jardín.', seen: false } }
      expect((await send('PUT', path, change)).status).toBe(200)
      expect(await read(path)).toMatchObject({ seen: false, revision: 2 })
      const late = { revision: 1, set: { seen: true } }
      expect((await send('PUT', path, late)).status).toBe(409)
    })

    it.each([contentToken, submissionToken, staffToken, 'made-up'])(
      'are closed to the token %s, and so are confirmations',
      async (token) => {
        for (const path of ['contract-inquiries', 'booking-confirmations']) {
          for (const of of [path, `${path}/any`]) {
            expect((await ask(of, {}, token)).status, of).toBeGreaterThanOrEqual(401)
          }
        }
      },
    )
  })

  describe('booking confirmations', () => {
    let operations: Editor
    let marketing: Editor

    beforeAll(async () => {
      const { cms, editor } = stage()
      operations = await hire(cms, editor, 'ceiba-operations')
      marketing = await hire(cms, editor, 'ceiba-marketing')
    })

    const dates = { startDate: '2027-01-04', endDate: '2027-01-08' }
    const sample = () => ({
      noRequirement: `R-${randomUUID().slice(0, 8)}`,
      guestName: 'Ana',
      noPax: 4,
      ...dates,
      details: [{ name: 'Casa Ñandú', noPax: 4, ...dates, checkinInstructionsEs: '4711' }],
    })
    const read = async (path: string) =>
      bookingConfirmationAnswerSchema.parse(await (await ask(path)).json()).data

    it('are written by Operations in the panel, and neither read nor written by Marketing', async () => {
      const { status, documentId } = await operations.create(bookingUid, sample())
      expect(status).toBe(201)
      expect(await read(`booking-confirmations/${documentId}`)).toMatchObject({
        stage: 'draft',
        instructionsReleased: false,
        linkNumber: 0,
        language: 'es',
        details: [{ name: 'Casa Ñandú', rental: null, checkinInstructions: { es: '4711' } }],
      })
      expect(await marketing.create(bookingUid, sample())).toMatchObject({ status: 403 })
      expect(await marketing.save(inquiryUid, 'any', {})).toMatchObject({ status: 403 })
    })

    it('have a link that the site makes and the panel cannot touch', async () => {
      const { documentId } = await operations.create(bookingUid, sample())
      const path = `booking-confirmations/${documentId}`
      const linkHash = hashOf('c')
      const share = { linkNumber: 0, set: { stage: 'shared', linkHash, linkNumber: 1 } }
      expect((await send('PUT', path, share)).status).toBe(200)
      expect((await send('PUT', path, share)).status).toBe(409)
      const stolen = { linkHash: hashOf('d'), linkNumber: 9, guestName: 'Eva' }
      expect(await operations.save(bookingUid, documentId, stolen)).toMatchObject({ status: 200 })
      expect(await read(`booking-confirmation-links/${linkHash}`)).toMatchObject({
        documentId,
        guestName: 'Eva',
        linkNumber: 1,
        stage: 'shared',
      })
    })

    it('stay shared and released where a form of before is saved in the panel, which can cancel them', async () => {
      const { documentId } = await operations.create(bookingUid, sample())
      const path = `booking-confirmations/${documentId}`
      const set = { stage: 'shared', instructionsReleased: true, linkHash: hashOf('b') }
      const share = { linkNumber: 0, set: { ...set, linkNumber: 1 } }
      expect((await send('PUT', path, share)).status).toBe(200)
      const savedWith = async (form: object) => {
        expect(await operations.save(bookingUid, documentId, form)).toMatchObject({ status: 200 })
        return read(path)
      }
      const before = { stage: 'draft', instructionsReleased: false, guestName: 'Eva' }
      expect(await savedWith(before)).toMatchObject({
        stage: 'shared',
        instructionsReleased: true,
        guestName: 'Eva',
      })
      expect(await savedWith({ stage: 'cancelled' })).toMatchObject({ stage: 'cancelled' })
      expect(await savedWith({ stage: 'draft' })).toMatchObject({ stage: 'draft' })
    })

    it('are refused where somebody leaves before they come', async () => {
      const backwards = { ...sample(), endDate: '2027-01-04' }
      const answer = await operations.create(bookingUid, backwards)
      expect(answer.status).toBe(400)
      expect(answer.message).toContain('departure')
    })

    it('are listed by words', async () => {
      const made = sample()
      await operations.create(bookingUid, made)
      const list = await ask(`booking-confirmations?search=${made.noRequirement.toLowerCase()}`)
      expect(bookingListSchema.parse(await list.json())).toMatchObject({
        data: [{ noRequirement: made.noRequirement, guestName: 'Ana', ...dates }],
        total: 1,
      })
    })
  })
}
