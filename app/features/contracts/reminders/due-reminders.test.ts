import { describe, expect, it } from 'vitest'
import { contractStageNames } from '~content/contract-stage'
import { sampleContract } from '~/testing/factories/contract'
import { isOver, isReminderDue, remindersUntil } from './due-reminders'

const at = (text: string) => new Date(text)
// Sent on 21 November at 15:00, with reminders after one and three days.
const contract = sampleContract()

describe('a reminder', () => {
  it('is due at the days of the template, each once', () => {
    expect(isReminderDue(contract, at('2026-11-22T14:59:59Z'))).toBe(false)
    expect(isReminderDue(contract, at('2026-11-22T15:00:00Z'))).toBe(true)
    const once = { ...contract, remindersSent: 1 }
    expect(isReminderDue(once, at('2026-11-23T15:00:00Z'))).toBe(false)
    expect(isReminderDue(once, at('2026-11-24T15:00:00Z'))).toBe(true)
    expect(isReminderDue({ ...contract, remindersSent: 2 }, at('2026-12-20T00:00:00Z'))).toBe(false)
  })

  it('stands for those that were missed while the site was down', () => {
    expect(remindersUntil(contract, at('2026-11-30T00:00:00Z'))).toBe(2)
  })

  it('goes out in no stage but those that wait for the guest', () => {
    const due = contractStageNames.filter((stage) =>
      isReminderDue({ ...contract, stage }, at('2026-11-25T00:00:00Z')),
    )
    expect(due).toEqual(['sent', 'opened', 'part'])
  })

  it('needs an address and an open link', () => {
    const now = at('2026-11-25T00:00:00Z')
    expect(isReminderDue({ ...contract, guestEmail: null }, now)).toBe(false)
    expect(isReminderDue({ ...contract, expiresAt: now.toISOString() }, now)).toBe(false)
  })
})

describe('a link', () => {
  it('is over at its last moment, unless the contract is signed', () => {
    expect(isOver(contract, at('2026-12-21T14:59:59Z'))).toBe(false)
    expect(isOver(contract, at('2026-12-21T15:00:00Z'))).toBe(true)
    expect(isOver({ ...contract, stage: 'signed' }, at('2027-12-21T15:00:00Z'))).toBe(false)
  })
})
