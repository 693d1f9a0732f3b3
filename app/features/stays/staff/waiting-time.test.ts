import { describe, expect, it } from 'vitest'
import { waitingTime } from './waiting-time'

const now = new Date('2026-11-22T12:00:00Z')

describe('how long a stay waits', () => {
  it.each([
    ['2026-11-22T12:00:00Z', { unit: 'minutes', count: 0 }],
    ['2026-11-22T11:01:00Z', { unit: 'minutes', count: 59 }],
    ['2026-11-22T11:00:00Z', { unit: 'hours', count: 1 }],
    ['2026-11-20T12:00:01Z', { unit: 'hours', count: 47 }],
    ['2026-11-20T12:00:00Z', { unit: 'days', count: 2 }],
    // The clock of the CMS runs ahead.
    ['2026-11-22T12:00:05Z', { unit: 'minutes', count: 0 }],
  ])('since %s', (stageSince, waited) => {
    expect(waitingTime({ stage: 'new', stageSince }, now)).toEqual(waited)
  })

  it('is told only while the team has the next step', () => {
    const stageSince = '2026-11-20T12:00:00Z'
    expect(waitingTime({ stage: 'signed', stageSince }, now)).not.toBeNull()
    expect(waitingTime({ stage: 'contractSent', stageSince }, now)).toBeNull()
    expect(waitingTime({ stage: 'lost', stageSince }, now)).toBeNull()
  })
})
