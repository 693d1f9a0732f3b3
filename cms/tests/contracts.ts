import { beforeAll, describe, expect, it } from 'vitest'
import {
  contractAnswerSchema,
  contractHashAnswerSchema,
  contractListSchema,
  signedVersionsSchema,
  type Contract,
} from '../../content-types/contract'
import { contractSample, eventSample, newHash, signedSample } from './contract-sample'
import type { Editor } from './editor'
import { hire } from './staff'
import type { Stage } from './stage'
import { contentToken, contractToken, staffToken, submissionToken } from './start-cms'

const signed = signedSample()
const { hash, pdfHash } = signed

export function describeContracts(stage: () => Stage): void {
  async function ask(path: string, init: RequestInit = {}, token = contractToken) {
    return fetch(`${stage().cms.url}/api/${path}`, {
      ...init,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    })
  }
  const send = (method: string, path: string, body: object) =>
    ask(path, { method, body: JSON.stringify(body) })
  const read = async (path: string) =>
    contractAnswerSchema.parse(await (await ask(path)).json()).data

  async function make(): Promise<Contract> {
    const answer = await send('POST', 'contracts', contractSample())
    expect(answer.status).toBe(201)
    const { data } = contractAnswerSchema.parse(await answer.json())
    if (!data) throw new Error('No contract')
    return data
  }

  describe('contracts', () => {
    it.each([contentToken, submissionToken, staffToken, 'made-up'])(
      'are closed to the token %s',
      async (token) => {
        const { reference, linkHash } = await make()
        for (const path of [
          'contracts',
          `contracts/${reference}`,
          `contract-links/${linkHash}`,
          'contract-events',
          'contract-versions',
        ]) {
          expect((await ask(path, {}, token)).status, path).toBeGreaterThanOrEqual(401)
        }
      },
    )

    it('are found by reference and by the hash of their link, and listed by words', async () => {
      const made = await make()
      expect(await read(`contracts/${made.reference}`)).toEqual(made)
      expect(await read(`contract-links/${made.linkHash}`)).toEqual(made)
      expect(await read(`contract-links/${'e'.repeat(64)}`)).toBeNull()
      const list = await ask(`contracts?search=${made.reference.toLowerCase()}`)
      expect(contractListSchema.parse(await list.json())).toEqual({
        data: [expect.objectContaining({ reference: made.reference, property: 'Casa Ñandú' })],
        total: 1,
      })
    })

    it('are stored once where they are sent again, with one stay and one log', async () => {
      const sample = contractSample()
      const answers = await Promise.all([1, 2].map(() => send('POST', 'contracts', sample)))
      answers.push(await send('POST', 'contracts', sample))
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
      const { reference, events } = sample
      expect((await read(`contracts/${reference}`))?.events).toHaveLength(events.length)
      const stays = await ask(`stays?search=${reference}`)
      expect(await stays.json()).toMatchObject({ total: 1 })
    })

    it('are changed once by those who saw the same, and go no forbidden way', async () => {
      const { reference, revision } = await make()
      const opened = { revision, set: { stage: 'opened' }, signed: null, events: [eventSample()] }
      expect((await send('PUT', `contracts/${reference}`, opened)).status).toBe(200)
      expect((await send('PUT', `contracts/${reference}`, opened)).status).toBe(409)
      const back = { revision: revision + 1, set: { stage: 'draft' }, signed: null, events: [] }
      expect((await send('PUT', `contracts/${reference}`, back)).status).toBe(409)
      expect(await read(`contracts/${reference}`)).toMatchObject({ stage: 'opened' })
    })

    it('keep what was signed when they change, and tell a hash that is known', async () => {
      const { reference, revision, reservation } = await make()
      const sign = { revision, set: { stage: 'signed' }, signed, events: [] }
      expect((await send('PUT', `contracts/${reference}`, sign)).status).toBe(200)
      const edit = {
        revision: revision + 1,
        set: { stage: 'sent', version: 2, reservation: { ...reservation, totalGuests: 9 } },
        signed: null,
        events: [],
      }
      expect((await send('PUT', `contracts/${reference}`, edit)).status).toBe(200)
      expect(await read(`contracts/${reference}`)).toMatchObject({
        reservation: { totalGuests: 9 },
        versions: [signed],
      })
      const told = async (of: string) =>
        contractHashAnswerSchema.parse(await (await ask(`contract-hashes/${of}`)).json()).data
      expect(await told(hash)).toEqual({ kind: 'document', signedAt: signed.signedAt })
      expect(await told(pdfHash)).toMatchObject({ kind: 'pdf' })
      expect(await told(newHash())).toBeNull()
    })

    it('tell lists when they were opened and how often reminded, and are sorted by it', async () => {
      const seen = async (at: string, reminders: number) => {
        const { reference, revision } = await make()
        const events = [
          { ...eventSample(), kind: 'opened', at },
          ...Array.from({ length: reminders }, () => ({ ...eventSample(), kind: 'reminded', at })),
        ]
        const opened = { revision, set: { stage: 'opened' }, signed: null, events }
        expect((await send('PUT', `contracts/${reference}`, opened)).status).toBe(200)
        return reference
      }
      const first = await seen('2031-01-02T10:00:00.000Z', 1)
      const second = await seen('2031-01-01T10:00:00.000Z', 3)
      const never = (await make()).reference
      const list = async (query: string) =>
        contractListSchema.parse(await (await ask(`contracts?${query}`)).json()).data
      const order = async (sort: string) =>
        (await list(`sort=${sort}`)).slice(0, 2).map(({ reference }) => reference)
      expect(await order('opened')).toEqual([first, second])
      expect(await order('activity')).toEqual([first, second])
      expect((await order('reminders'))[0]).toBe(second)
      expect((await order('latest'))[0]).toBe(never)
      expect((await list(`search=${second}`))[0]).toMatchObject({
        openedAt: '2031-01-01T10:00:00.000Z',
        reminders: 3,
        amount: 1482.5,
        currency: '$',
      })
    })

    it('are put away into a list of their own', async () => {
      const { reference, revision } = await make()
      const away = { revision, set: { archived: true }, signed: null, events: [] }
      expect((await send('PUT', `contracts/${reference}`, away)).status).toBe(200)
      const total = async (stage: string) => {
        const answer = await ask(`contracts?search=${reference}&stage=${stage}`)
        return contractListSchema.parse(await answer.json()).total
      }
      expect([await total(''), await total('archived')]).toEqual([0, 1])
      expect(await read(`contracts/${reference}`)).toMatchObject({ archived: true, stage: 'sent' })
    })

    it('tell which versions were signed since a moment', async () => {
      const { reference, revision } = await make()
      const signedAt = '2026-11-22T12:00:00.000Z'
      const later = { ...signedSample(), signedAt }
      const sign = { revision, set: { stage: 'signed' }, signed: later, events: [] }
      expect((await send('PUT', `contracts/${reference}`, sign)).status).toBe(200)
      const signedSince = async (moment: string) =>
        signedVersionsSchema.parse(await (await ask(`contracts-signed?since=${moment}`)).json())
          .data
      expect(await signedSince(signedAt)).toEqual([{ reference, version: 1 }])
      expect(await signedSince('2026-11-22T12:00:00.001Z')).toEqual([])
      expect((await ask('contracts-signed?since=yesterday')).status).toBe(400)
    })
  })

  describe('contracts in the panel', () => {
    let operations: Editor
    let reference: string
    let documentId: string

    beforeAll(async () => {
      operations = await hire(stage().cms, stage().editor, 'ceiba-operations')
      reference = (await make()).reference
      const { url } = stage().cms
      const path = `content-manager/collection-types/api::contract.contract`
      const answer = await fetch(`${url}/${path}?_q=${reference}`, {
        headers: { authorization: operations.authorization },
      })
      const body: unknown = await answer.json()
      documentId = (body as { results: { documentId: string }[] }).results[0]?.documentId ?? ''
    })

    it('are read by Operations, and changed or deleted by nobody', async () => {
      const uid = 'api::contract.contract'
      expect(documentId).not.toBe('')
      expect(await operations.save(uid, documentId, { fullName: 'X' })).toMatchObject({
        status: 403,
      })
      const { editor } = stage()
      const changed = await editor.save(uid, documentId, { fullName: 'X' })
      expect(changed.status).toBe(400)
      expect(await editor.remove(uid, documentId, null)).toMatchObject({ status: 403 })
      expect(await editor.create('api::contract-event.contract-event', {})).toMatchObject({
        status: 403,
      })
      expect(await read(`contracts/${reference}`)).toMatchObject({
        reservation: { fullName: 'María José Xicay' },
      })
    })
  })
}
