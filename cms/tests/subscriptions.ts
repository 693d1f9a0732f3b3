import { describe, expect, it } from 'vitest'
import { confirmEarlierSubscribers } from '../src/submissions/confirm-earlier-subscribers'
import { askSubscribed, changeSubscription, lead, leadCalls } from './lead-calls'
import { leadSample, subscriptionSample } from './lead-sample'
import { withDatabase } from './open-database'
import type { Stage } from './stage'

/** From the request for the newsletter to its confirmation and its end. */
export function describeSubscriptions(stage: () => Stage): void {
  const send = (body: unknown, token?: string) => leadCalls.submit(stage().cms, body, token)
  const open = (documentId: string) => leadCalls.open(stage().cms, stage().editor, documentId)
  const rowsWith = (field: string, text: string) =>
    leadCalls.rowsWith(stage().cms, stage().editor, field, text)

  describe('a subscription', () => {
    const changed = (submissionId: string, change: 'confirm' | 'end', at = new Date()) =>
      changeSubscription(stage().cms, { submissionId, change, at: at.toISOString() })
    const stateOf = async (documentId: string) => {
      const { subscription, confirmedAt, endedAt } = await open(documentId)
      return { subscription, confirmedAt, endedAt }
    }

    it('counts once its owner has confirmed it, and the first time alone', async () => {
      const sample = subscriptionSample('Later@example.com')
      const { documentId } = await send(sample)
      expect(await stateOf(documentId)).toMatchObject({ subscription: 'pending' })
      expect(await askSubscribed(stage().cms, 'later@example.com')).toEqual({
        status: 200,
        isSubscribed: false,
      })
      const at = new Date('2026-11-21T16:00:00.000Z')
      const first = await changed(sample.submissionId, 'confirm', at)
      expect(first).toMatchObject({ state: 'confirmed', isOwn: true, contact: sample.contact })
      expect(await changed(sample.submissionId, 'confirm', at)).toEqual(first)
      expect(await changed(sample.submissionId, 'confirm')).toEqual({ ...first, isOwn: false })
      expect(await stateOf(documentId)).toEqual({
        subscription: 'confirmed',
        confirmedAt: at.toISOString(),
        endedAt: null,
      })
      expect(await askSubscribed(stage().cms, 'LATER@example.com')).toMatchObject({
        isSubscribed: true,
      })
    })

    it('is ended once, for good, and can be begun anew', async () => {
      const sample = subscriptionSample('gone@example.com')
      const { documentId } = await send(sample)
      await changed(sample.submissionId, 'confirm')
      const at = new Date('2026-11-22T09:00:00.000Z')
      expect(await changed(sample.submissionId, 'end', at)).toMatchObject({ state: 'ended' })
      await changed(sample.submissionId, 'end')
      await changed(sample.submissionId, 'confirm')
      expect(await stateOf(documentId)).toMatchObject({
        subscription: 'ended',
        endedAt: at.toISOString(),
      })
      expect(await askSubscribed(stage().cms, 'gone@example.com')).toMatchObject({
        isSubscribed: false,
      })
      const anew = subscriptionSample('gone@example.com')
      expect(await send(anew)).toMatchObject({ status: 201, isRepetition: false })
      expect(await changed(anew.submissionId, 'confirm')).toMatchObject({ state: 'confirmed' })
    })

    it('ends with all other requests of the e-mail until then, also by an earlier letter', async () => {
      const old = subscriptionSample('same@example.com')
      const [second, third] = [
        subscriptionSample('Same@example.com'),
        subscriptionSample('same@example.com'),
      ]
      await send(old)
      await changed(old.submissionId, 'end')
      const ids = [await send(second), await send(third)].map(({ documentId }) => documentId)
      await changed(second.submissionId, 'confirm')
      await changed(old.submissionId, 'end', new Date(Date.now() + 60_000))
      for (const id of ids) expect(await stateOf(id)).toMatchObject({ subscription: 'ended' })
      expect(await askSubscribed(stage().cms, 'same@example.com')).toMatchObject({
        isSubscribed: false,
      })
    })

    it('is a repetition of a confirmed one, and after three that nobody confirmed', async () => {
      const first = subscriptionSample('many@example.com')
      expect(await send(first)).toMatchObject({ status: 201 })
      for (const _ of [2, 3])
        expect(await send(subscriptionSample('MANY@example.com'))).toMatchObject({ status: 201 })
      expect(await send(subscriptionSample('many@example.com'))).toMatchObject({
        isRepetition: true,
      })
      await changed(first.submissionId, 'confirm')
      expect(await send(subscriptionSample('many@example.com'))).toMatchObject({
        reference: first.reference,
        isRepetition: true,
      })
    })

    it('is confirmed once for an e-mail, also when several requests are at the same moment', async () => {
      const samples = [
        subscriptionSample('twice@example.com'),
        subscriptionSample('Twice@example.com'),
      ]
      for (const sample of samples) await send(sample)
      const answers = await Promise.all(
        samples.map(({ submissionId }) => changed(submissionId, 'confirm')),
      )
      expect(answers.filter((answer) => answer?.state === 'confirmed')).toHaveLength(1)
      expect(await askSubscribed(stage().cms, 'twice@example.com')).toMatchObject({
        isSubscribed: true,
      })
    })

    it('is one that the database itself gives to no second row', async () => {
      const sample = subscriptionSample('once@example.com')
      await send(sample)
      await changed(sample.submissionId, 'confirm')
      const insert = withDatabase(stage().cms, (database) =>
        database('leads').insert({ subscriber: 'once@example.com' }),
      )
      await expect(insert).rejects.toThrow('UNIQUE')
    })

    it('leaves other forms of the same person alone', async () => {
      const sample = subscriptionSample('both@example.com')
      const { contact } = sample
      const { documentId } = await send(sample)
      await changed(sample.submissionId, 'confirm')
      const others = [leadSample('referral', { contact }), leadSample('listWithUs', { contact })]
      for (const other of others) expect(await send(other)).toMatchObject({ status: 201 })
      expect(await rowsWith('email', 'both@example.com')).toHaveLength(3)
      await stage().editor.remove(lead, documentId, null)
      expect(await askSubscribed(stage().cms, 'both@example.com')).toMatchObject({
        isSubscribed: false,
      })
    })

    it('of the time before counts as confirmed, from the day on which it was asked for', async () => {
      const before = {
        document_id: 'of-before',
        submission_id: 'a-subscription-of-before',
        kind: 'subscription',
        published_at: Date.now(),
        email: 'before@example.com',
        subscriber: 'before@example.com',
        received_at: new Date('2025-03-01T10:00:00.000Z').getTime(),
      }
      await withDatabase(stage().cms, async (database) => {
        await database('leads').insert(before)
        await confirmEarlierSubscribers({ db: { connection: database } })
      })
      expect(await stateOf('of-before')).toEqual({
        subscription: 'confirmed',
        confirmedAt: '2025-03-01T10:00:00.000Z',
        endedAt: null,
      })
      expect(await rowsWith('email', 'before@example.com')).toHaveLength(1)
    })

    it('is none where nobody sent one', async () => {
      expect(await changed('a-subscription-of-nobody', 'end')).toBeNull()
      const { submissionId } = leadSample('referral')
      expect(await changed(submissionId, 'confirm')).toBeNull()
    })

    it('is asked for by its e-mail alone', async () => {
      for (const email of [undefined, '', 'nobody', { $ne: '' }, ['a@example.com']]) {
        expect(await askSubscribed(stage().cms, email)).toMatchObject({ status: 400 })
      }
    })
  })
}
