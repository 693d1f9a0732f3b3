import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { inquiry, openInquiry, submit } from './inquiry-calls'
import { inquirySample } from './inquiry-sample'
import { lead, leadCalls } from './lead-calls'
import { leadSample } from './lead-sample'
import type { Stage } from './stage'
import { stayCalls } from './stay-calls'

const formSchema = z.object({ stage: z.string(), updatedAt: z.string() })

/** What the stage of an inquiry or a lead in the panel makes of its stay. */
export function describePanelMoves(stage: () => Stage): void {
  let calls: ReturnType<typeof stayCalls>
  beforeEach(() => {
    calls = stayCalls(stage().cms)
  })
  const dates = { startDate: '2032-03-04', endDate: '2032-03-08' }
  const submitLead = () => {
    const sample = leadSample('landing')
    return leadCalls.submit(stage().cms, { ...sample, request: { ...sample.request, ...dates } })
  }
  const saveLead = async (documentId: string, data: object) =>
    expect(await stage().editor.save(lead, documentId, data)).toMatchObject({ status: 200 })
  const moveByHand = async (reference: string, to: 'offered' | 'cancelled') => {
    const { revision } = await calls.read(reference)
    expect((await calls.change(reference, { revision, set: { stage: to } })).status).toBe(200)
  }

  describe('a stay whose lead changes in the panel', () => {
    it.each(['won', 'settled'])('stays where it is when the lead is %s', async (closed) => {
      const { reference, documentId } = await submitLead()
      await moveByHand(reference, 'offered')
      await saveLead(documentId, { stage: closed })
      expect(await calls.read(reference)).toMatchObject({ stage: 'offered', lostReason: null })
    })

    it('is answered and lost with it, and knows spam', async () => {
      const { reference, documentId } = await submitLead()
      await saveLead(documentId, { stage: 'spam' })
      expect(await calls.read(reference)).toMatchObject({ stage: 'lost', lostReason: 'spam' })
      await saveLead(documentId, { stage: 'contacted' })
      expect(await calls.read(reference)).toMatchObject({ stage: 'answered', lostReason: null })
      await saveLead(documentId, { stage: 'lost' })
      expect(await calls.read(reference)).toMatchObject({ stage: 'lost', lostReason: 'other' })
    })

    it('is spam no more once a contract is sent', async () => {
      const { reference, documentId } = await submitLead()
      await saveLead(documentId, { stage: 'spam' })
      expect((await calls.makeContract({ stage: 'sent', stay: reference })).status).toBe(201)
      const back = { stage: 'contractSent', lostReason: null }
      expect(await calls.read(reference)).toMatchObject(back)
    })

    it('is not moved back by a note on the lead', async () => {
      const { reference, documentId } = await submitLead()
      await saveLead(documentId, { stage: 'contacted' })
      await moveByHand(reference, 'offered')
      await saveLead(documentId, { stage: 'contacted', notes: 'Likes the lake' })
      expect(await calls.read(reference)).toMatchObject({ stage: 'offered' })
    })
  })

  it('a cancelled stay does not come back by a note on its inquiry', async () => {
    const { editor, cms } = stage()
    const { reference, documentId } = await submit(cms, inquirySample())
    const save = async (data: object) =>
      expect(await editor.save(inquiry, documentId, data)).toMatchObject({ status: 200 })
    await save({ stage: 'offered' })
    expect(await calls.read(reference)).toMatchObject({ stage: 'offered' })
    await moveByHand(reference, 'cancelled')
    await save({ stage: 'offered', notes: 'Her plans changed' })
    expect(await calls.read(reference)).toMatchObject({ stage: 'cancelled' })
    await save({ stage: 'accepted' })
    expect(await calls.read(reference)).toMatchObject({ stage: 'accepted' })
  })

  it('a stay that the site moved on is not moved back by a note on its inquiry', async () => {
    const { editor, cms } = stage()
    const { reference, documentId } = await submit(cms, inquirySample())
    expect(await editor.save(inquiry, documentId, { stage: 'contacted' })).toMatchObject({
      status: 200,
    })
    const readForm = async () => {
      const { stage: shown, updatedAt } = formSchema.parse(
        await openInquiry(cms, editor, documentId),
      )
      return { shown, updatedAt }
    }
    const note = ({ shown, updatedAt }: Awaited<ReturnType<typeof readForm>>) =>
      editor.save(inquiry, documentId, { stage: shown, notes: 'Late' }, 'en', updatedAt)
    const form = await readForm()
    await moveByHand(reference, 'offered')
    expect(await note(form)).toMatchObject({
      status: 400,
      message: expect.stringContaining('the site saved this'),
    })
    expect(await calls.read(reference)).toMatchObject({ stage: 'offered' })
    const now = await readForm()
    expect(now.shown).toBe('offered')
    expect(await note(now)).toMatchObject({ status: 200 })
    expect(await calls.read(reference)).toMatchObject({ stage: 'offered' })
  })
}
