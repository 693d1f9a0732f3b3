import { describe, expect, it } from 'vitest'
import { catalogueRentalSchema } from '../../content-types/catalogue'
import {
  contractAnswerSchema,
  contractListSchema,
  type ContractChange,
} from '../../content-types/contract'
import { sampleSigner } from '../../app/testing/factories/contract'
import { contractSample, eventSample, newHash, signedSample } from './contract-sample'
import { readAsSite } from './editor'
import { publishRental } from './reservations'
import type { Stage } from './stage'
import { contractToken } from './start-cms'

let made = 0

/** Several guests sign one contract: links, nights and what happens at the same moment. */
export function describeContractSigners(stage: () => Stage): void {
  async function send(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) {
    return fetch(`${stage().cms.url}/api/${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${contractToken}` },
      body: body && JSON.stringify(body),
    })
  }
  const read = async (path: string) =>
    contractAnswerSchema.parse(await (await send('GET', path)).json()).data
  const revisionOf = async (reference: string) => (await read(`contracts/${reference}`))?.revision
  const change = async (reference: string, wanted: Partial<ContractChange>) => {
    const base = { revision: await revisionOf(reference), set: {}, signed: null, events: [] }
    return (await send('PUT', `contracts/${reference}`, { ...base, ...wanted })).status
  }
  const newSigner = () => {
    made += 1
    const id = made.toString(16).padStart(12, '0')
    return sampleSigner({ id, linkHash: newHash() })
  }
  async function makeForTwo(slug?: string) {
    const sample = contractSample()
    const rentalId = slug && (await publishRental(stage().editor, stage().townId, slug))
    const dates = { startDate: '2032-01-04', endDate: '2032-01-06' }
    const reservation = { ...sample.reservation, ...dates, ...(rentalId && { rentalId }) }
    const expiresAt = new Date(Date.now() + 86_400_000).toISOString()
    const signer = newSigner()
    const contract = { ...sample, reservation, expiresAt, signers: [signer] }
    expect((await send('POST', 'contracts', contract)).status).toBe(201)
    const isTaken = async () => {
      const answer = await readAsSite(stage().cms, `catalogue/rentals/${rentalId}`)
      return (catalogueRentalSchema.parse(answer).rental?.lockDates.length ?? 0) > 0
    }
    return { reference: contract.reference, signer, isTaken }
  }
  const by = (signer: string | null) => ({
    signer,
    signedAt: '2026-11-22T10:00:00.000Z',
    evidence: '{}',
  })

  describe('a contract of several signers', () => {
    it('is found by the link of each, and no more by that of somebody who was taken off', async () => {
      const { reference, signer } = await makeForTwo()
      expect(await read(`contract-links/${signer.linkHash}`)).toMatchObject({ reference })
      const other = newSigner()
      expect(await change(reference, { set: { signers: [other] } })).toBe(200)
      expect(await read(`contract-links/${signer.linkHash}`)).toBeNull()
      expect(await read(`contract-links/${other.linkHash}`)).toMatchObject({ reference })
    })

    it('tells the list how many have signed', async () => {
      const { reference } = await makeForTwo()
      expect(await change(reference, { set: { stage: 'part', signatures: [by(null)] } })).toBe(200)
      const answer = await send('GET', `contracts?search=${reference}`)
      expect(contractListSchema.parse(await answer.json()).data).toEqual([
        expect.objectContaining({ signerCount: 2, signatureCount: 1 }),
      ])
    })

    it('holds its nights from the first signature on, and books them with the last', async () => {
      const { reference, signer, isTaken } = await makeForTwo('several-sign')
      expect(await isTaken()).toBe(false)
      await change(reference, { set: { stage: 'part', signatures: [by(null)] } })
      expect(await isTaken()).toBe(true)
      const all = [by(null), by(signer.id)]
      const events = [eventSample()]
      expect(
        await change(reference, {
          set: { stage: 'signed', signatures: all },
          signed: signedSample(),
          events,
        }),
      ).toBe(200)
      expect(await isTaken()).toBe(true)
    })

    it.each(['declined', 'expired', 'revoked'] as const)(
      'frees its nights where it is %s before all have signed',
      async (end) => {
        const { reference, isTaken } = await makeForTwo(`several-${end}`)
        await change(reference, { set: { stage: 'part', signatures: [by(null)] } })
        expect(await isTaken()).toBe(true)
        expect(await change(reference, { set: { stage: end } })).toBe(200)
        expect(await isTaken()).toBe(false)
      },
    )

    it('holds no nights where it is sent again after its end, until the first signs again', async () => {
      const { reference, isTaken } = await makeForTwo('several-reopened')
      await change(reference, { set: { stage: 'part', signatures: [by(null)] } })
      await change(reference, { set: { stage: 'declined' } })
      const expiresAt = new Date(Date.now() + 2 * 86_400_000).toISOString()
      expect(await change(reference, { set: { stage: 'sent', expiresAt, signatures: [] } })).toBe(
        200,
      )
      expect(await isTaken()).toBe(false)
      expect(await change(reference, { set: { stage: 'part', signatures: [by(null)] } })).toBe(200)
      expect(await isTaken()).toBe(true)
    })

    it('holds its nights from the first signature on also after it was signed and withdrawn', async () => {
      const { reference, signer, isTaken } = await makeForTwo('several-withdrawn')
      const signatures = [by(null), by(signer.id)]
      const events = [eventSample()]
      const signing = { set: { stage: 'signed' as const, signatures }, events }
      expect(await change(reference, { ...signing, signed: signedSample() })).toBe(200)
      const next = { stage: 'sent' as const, version: 2, signatures: [] }
      expect(await change(reference, { set: next })).toBe(200)
      const withdrawn = {
        ...eventSample(),
        kind: 'revoked' as const,
        at: '2026-11-23T10:00:00.000Z',
      }
      expect(await change(reference, { set: { stage: 'revoked' }, events: [withdrawn] })).toBe(200)
      expect(await isTaken()).toBe(false)
      const expiresAt = new Date(Date.now() + 2 * 86_400_000).toISOString()
      expect(await change(reference, { set: { stage: 'sent', expiresAt } })).toBe(200)
      expect(await change(reference, { set: { stage: 'part', signatures: [by(null)] } })).toBe(200)
      expect(await isTaken()).toBe(true)
    })

    it('keeps the nights held where a change takes the only signature away', async () => {
      const { reference, isTaken } = await makeForTwo('several-changed')
      await change(reference, { set: { stage: 'part', signatures: [by(null)] } })
      const expiresAt = new Date(Date.now() + 2 * 86_400_000).toISOString()
      expect(await change(reference, { set: { stage: 'sent', expiresAt, signatures: [] } })).toBe(
        200,
      )
      expect(await isTaken()).toBe(true)
    })

    it('keeps the nights for the house to countersign, and frees them if it does not', async () => {
      const { reference, signer, isTaken } = await makeForTwo('several-house')
      const signatures = [by(null), by(signer.id)]
      expect(await change(reference, { set: { stage: 'guestsSigned', signatures } })).toBe(200)
      expect(await isTaken()).toBe(true)
      expect(await change(reference, { set: { stage: 'revoked' } })).toBe(200)
      expect(await isTaken()).toBe(false)
    })

    it('takes one of two signatures that come at the same moment, so that none is lost', async () => {
      const { reference, signer } = await makeForTwo()
      const revision = await revisionOf(reference)
      const sign = (id: string | null) =>
        send('PUT', `contracts/${reference}`, {
          revision,
          signed: null,
          events: [eventSample()],
          set: { stage: 'part', signatures: [by(id)] },
        })
      const answers = await Promise.all([sign(null), sign(signer.id)])
      const statuses = answers.map(({ status }) => status).sort((a, b) => a - b)
      expect(statuses[0]).toBe(200)
      expect(statuses[1]).toBeGreaterThanOrEqual(409)
      expect((await read(`contracts/${reference}`))?.signatures).toHaveLength(1)
    })
  })
}
