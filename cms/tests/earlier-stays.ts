import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { EngineStage } from './engine-stage'
import { inquiry, submit } from './inquiry-calls'
import { inquirySample } from './inquiry-sample'
import { lead as leadUid, leadCalls } from './lead-calls'
import { leadSample } from './lead-sample'
import { stayCalls } from './stay-calls'

const booking = 'api::booking-confirmation.booking-confirmation'
const dates = { startDate: '2032-03-04', endDate: '2032-03-08' }
/** More than the migration reads at once. */
const many = 250

/** It deletes all stays and restarts the CMS. */
export function describeEarlierStays(stage: () => EngineStage): void {
  it('makes one stay of what belongs together, once, however often the CMS starts', async () => {
    const { cms, editor, restart, withDatabase } = stage()
    const arrive = async (name: string, stage: string) => {
      const sample = inquirySample()
      const contact = { ...sample.contact, email: `${name}@example.com`, firstName: name }
      const stay = { ...sample.stay, ...dates }
      const { documentId, reference } = await submit(cms, { ...sample, contact, stay })
      if (stage !== 'new') await editor.save(inquiry, documentId, { stage })
      return reference
    }
    const [fresh, spam, signed] = [
      await arrive('fresh', 'new'),
      await arrive('spam', 'spam'),
      await arrive('signed', 'accepted'),
    ] as const
    const landing = leadSample('landing')
    const asked = { ...landing, request: { ...landing.request, ...dates } }
    const lead = await leadCalls.submit(cms, asked)
    const won = await leadCalls.submit(cms, { ...leadSample('landing'), request: asked.request })
    await editor.save(leadUid, won.documentId, { stage: 'won' })
    const calls = stayCalls(cms)
    const contract = await calls.makeContract({ guestEmail: 'signed@example.com' }, dates)
    await calls.sign(contract.reference)
    const alone = await calls.makeContract({}, { startDate: '2032-09-01', endDate: '2032-09-02' })
    const confirmation = {
      noRequirement: contract.reference,
      guestName: 'Signed',
      noPax: 2,
      ...dates,
      details: [{ name: 'Casa Ñandú', noPax: 2, ...dates }],
      stage: 'shared',
    }
    expect(await editor.create(booking, confirmation)).toMatchObject({ status: 201 })

    await withDatabase(async (database) => {
      for (const table of ['stays', 'stay_events']) await database(table).delete()
      const [row] = await database('inquiries').where({ reference: fresh })
      const rows = Array.from({ length: many }, (_, index) => ({
        ...row,
        id: undefined,
        document_id: randomUUID(),
        submission_id: randomUUID(),
        reference: `CS-M${String(index).padStart(5, '0')}`,
        email: `m${index}@example.com`,
      })).map(({ id: _, ...rest }) => rest)
      for (let start = 0; start < many; start += 10) {
        await database('inquiries').insert(rows.slice(start, start + 10))
      }
    })
    await restart()
    const after = stayCalls(stage().cms)
    expect((await after.list('')).total).toBe(many + 6)
    expect(await after.read(won.reference)).toMatchObject({ stage: 'answered' })
    expect(await after.read(fresh)).toMatchObject({ stage: 'new', email: 'fresh@example.com' })
    expect(await after.read(spam)).toMatchObject({ stage: 'lost', lostReason: 'spam' })
    expect(await after.read(lead.reference)).toMatchObject({ lead: lead.reference, ...dates })
    expect(await after.read(alone.reference)).toMatchObject({ stage: 'contractSent' })
    const whole = await after.read(signed)
    expect(whole).toMatchObject({
      stage: 'confirmed',
      inquiry: signed,
      contract: contract.reference,
      request: { total: inquirySample().payment?.totalWithFee },
      events: [
        { kind: 'began', actor: 'guest', stage: 'accepted' },
        { kind: 'contract' },
        { kind: 'moved', stage: 'signed', actor: 'system' },
        { kind: 'booking' },
        { kind: 'moved', stage: 'confirmed' },
      ],
    })
    expect(whole.booking).not.toBeNull()

    await withDatabase((database) => database('stays').update({ section: null }))
    await restart()
    const again = stayCalls(stage().cms)
    const sections = await withDatabase((database) =>
      database('stays').whereNotNull('inquiry').distinct('section'),
    )
    expect(sections).toEqual([{ section: 'vacationRentals' }])
    expect((await again.list('')).total).toBe(many + 6)
    expect(await again.read(signed)).toEqual(whole)
  })
}
