import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { fieldLabel } from '../src/publishing/field-label'
import type { Editor } from './editor'
import { inquiry, listStatus, openInquiry, submit, waitingFor } from './inquiry-calls'
import { inquirySample } from './inquiry-sample'
import { hire } from './staff'
import type { Stage } from './stage'
import { contentToken, submissionToken } from './start-cms'

export function describeInquiryAccess(stage: () => Stage): void {
  const statusOf = async (path: string, token?: string) => {
    const headers = token ? { authorization: `Bearer ${token}` } : undefined
    return (await fetch(`${stage().cms.url}/api/${path}`, { headers })).status
  }
  const arrive = (overrides = {}) => submit(stage().cms, inquirySample(overrides))

  describe('inquiries and the tokens of the site', () => {
    it.each(['inquiries', 'inquiries/any', 'submissions/inquiries', 'submissions'])(
      'have no address %s at which they could be read',
      async (path) => {
        for (const token of [undefined, contentToken, submissionToken]) {
          expect([404, 405]).toContain(await statusOf(path, token))
        }
      },
    )

    it('come in with the token for submissions alone', async () => {
      const { cms } = stage()
      expect(await submit(cms, inquirySample(), contentToken)).toMatchObject({ status: 403 })
      expect(await submit(cms, inquirySample(), 'something-else-altogether')).toMatchObject({
        status: 401,
      })
    })

    it.each(['catalogue', 'content-revision', 'site-setting', 'staff-mailbox'])(
      'share no token with /api/%s',
      async (path) => {
        expect(await statusOf(path, submissionToken)).toBe(403)
      },
    )
  })

  describe('inquiries and the people who work here', () => {
    let marketing: Editor
    let operations: Editor
    let administrator: Editor

    beforeAll(async () => {
      const { cms, editor } = stage()
      marketing = await hire(cms, editor, 'ceiba-marketing')
      operations = await hire(cms, editor, 'ceiba-operations')
      administrator = await hire(cms, editor, 'ceiba-administrator')
    })

    it('are closed to Marketing', async () => {
      const { cms } = stage()
      const { documentId } = await arrive()
      expect(await listStatus(cms, marketing)).toBe(403)
      expect(await marketing.save(inquiry, documentId, { stage: 'spam' })).toMatchObject({
        status: 403,
      })
      expect((await waitingFor(cms, marketing)).status).toBe(403)
    })

    it('are answered by Operations, who write in three fields and change no other', async () => {
      const { cms } = stage()
      const { documentId } = await arrive()
      expect(await listStatus(cms, operations)).toBe(200)
      const answered = { stage: 'contacted', owner: 'Ana', notes: 'Called at ten.' }
      const forged = { ...answered, total: 1, email: 'somebody@example.com', priceLines: [] }
      await operations.save(inquiry, documentId, forged)
      const sample = inquirySample()
      expect(await openInquiry(cms, operations, documentId)).toMatchObject({
        ...answered,
        total: sample.price.total,
        email: sample.contact.email,
        priceLines: sample.price.lines.map((line) => expect.objectContaining(line)),
      })
    })

    it('go through every stage and back', async () => {
      const { documentId } = await arrive()
      for (const next of ['contacted', 'offered', 'accepted', 'declined', 'spam', 'new']) {
        expect(await operations.save(inquiry, documentId, { stage: next })).toMatchObject({
          status: 200,
        })
      }
      expect(await operations.save(inquiry, documentId, { stage: 'lost' })).toMatchObject({
        status: 400,
      })
    })

    it('are deleted by administrators alone', async () => {
      const { documentId } = await arrive()
      expect(await operations.remove(inquiry, documentId, null)).toMatchObject({ status: 403 })
      expect(await administrator.remove(inquiry, documentId, null)).toMatchObject({ status: 200 })
    })

    it('are made by nobody at the panel, not even as a copy', async () => {
      const { editor } = stage()
      const { documentId } = await arrive()
      const refused = { status: 403 }
      expect(await editor.create(inquiry, { reference: 'CS-0000' })).toMatchObject(refused)
      expect(await editor.create(`${inquiry}/clone/${documentId}`, {})).toMatchObject(refused)
      expect(await operations.create(inquiry, { reference: 'CS-0000' })).toMatchObject(refused)
    })
  })

  describe('what a visitor sent', () => {
    /** The edit view of somebody with all rights sends the whole form. */
    async function form() {
      const { cms, editor } = stage()
      const { documentId } = await arrive()
      const entry = await openInquiry(cms, editor, documentId)
      return { documentId, whole: { ...entry, rental: { connect: [], disconnect: [] } } }
    }
    const save = async (change: (whole: Record<string, unknown>) => object) => {
      const { documentId, whole } = await form()
      return stage().editor.save(inquiry, documentId, { ...whole, ...change(whole) })
    }

    it('may come along unchanged when a form is saved', async () => {
      const answer = await save(() => ({ stage: 'offered' }))
      expect(answer).toMatchObject({ status: 200 })
      const { cms, editor } = stage()
      const { services, price } = inquirySample()
      expect(await openInquiry(cms, editor, answer.documentId)).toMatchObject({
        stage: 'offered',
        priceLines: price.lines.map((line) => expect.objectContaining(line)),
        services: services.map((service) => expect.objectContaining(service)),
      })
    })

    it.each([
      ['total', { total: 1 }],
      ['totalFormated', { totalFormated: '$1' }],
      ['email', { email: 'somebody@example.com' }],
      ['receivedAt', { receivedAt: '2026-11-22T00:00:00.000Z' }],
      ['startDate', { startDate: null }],
      ['pet', { pet: true }],
      ['reference', { reference: 'CS-OTHER' }],
      ['rental', { rental: { connect: [{ documentId: 'x' }], disconnect: [] } }],
      ['priceLines', { priceLines: [] }],
      ['priceLines', { priceLines: [{ label: 'Cleaning', amount: 1 }] }],
      ['campaign', { campaign: null }],
      ['campaign', { campaign: { source: 'elsewhere' } }],
    ])('is never changed, by nobody: %s', async (field, change) => {
      const answer = await save(() => change)
      const message = expect.stringContaining(fieldLabel(inquiry, field))
      expect(answer).toMatchObject({ status: 400, message })
    })

    it('stays the same in one line of the price', async () => {
      const answer = await save(({ priceLines }) => {
        const [first, ...others] = z.array(z.looseObject({})).parse(priceLines)
        return { priceLines: [{ ...first, amount: 1 }, ...others] }
      })
      expect(answer).toMatchObject({ status: 400 })
    })
  })

  describe('inquiries on the home page of the panel', () => {
    it('are counted while nobody took them up, and as late after an hour', async () => {
      const { cms, editor } = stage()
      const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
      const before = (await waitingFor(cms, editor)).data
      await arrive({ receivedAt: minutesAgo(58) })
      const { documentId } = await arrive({ receivedAt: minutesAgo(62) })
      const { data } = await waitingFor(cms, editor)
      expect(data).toEqual({ new: before.new + 2, late: before.late + 1 })
      await editor.save(inquiry, documentId, { stage: 'contacted' })
      const after = (await waitingFor(cms, editor)).data
      expect(after).toEqual({ new: before.new + 1, late: before.late })
    })
  })
}
