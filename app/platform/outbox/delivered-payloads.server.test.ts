import { expect, it } from 'vitest'
import { describeOnBothEngines } from '~/testing/database/describe-on-both-engines'
import { outboxParts } from '~/testing/outbox-parts'
import { days } from '~/platform/units/duration'
import { eraseDelivered } from './delivered-payloads.server'

const start = Date.UTC(2026, 10, 21)

describeOnBothEngines('a delivered payload', ({ newLocation }) => {
  it('erases what was delivered a week ago, and still knows that it was sent', async () => {
    const { database, records, acceptNote, takeNote } = outboxParts(await newLocation())
    const first = await acceptNote('secret', start)
    const { claim, step } = await takeNote(start)
    await records.finish(claim, step, 'number 7', start)
    expect(await eraseDelivered(database, start + days(7) - 1)).toBe(0)
    expect(await eraseDelivered(database, start + days(7))).toBe(1)
    const opened = await database.open()
    const rows = await opened.selectFrom('submission').select('payload').execute()
    expect(rows).toEqual([{ payload: null }])
    expect(await acceptNote('secret', start + days(8))).toEqual({ ...first, isNew: false })
    expect(await records.list(claim.id)).toMatchObject([{ state: 'done', result: null }])
  })

  it('keeps what is not delivered, however old', async () => {
    const { database, acceptNote } = outboxParts(await newLocation())
    await acceptNote('secret', start)
    expect(await eraseDelivered(database, start + days(400))).toBe(0)
  })
})
