import { describe, expect, it } from 'vitest'
import { fc } from '~/testing/fast-check'
import {
  mayStayFollow,
  stagesByHand,
  stayStageNames,
  type StayStage,
} from '../../content-types/stay-stage'

describe('the way of a stay', () => {
  it('ends from anywhere, and goes back from an end to the work on it', () => {
    for (const from of stayStageNames) {
      expect(mayStayFollow(from, 'lost')).toBe(true)
      expect(mayStayFollow(from, 'cancelled')).toBe(true)
    }
    expect(mayStayFollow('lost', 'contractSent')).toBe(true)
    expect(mayStayFollow('cancelled', 'new')).toBe(false)
    expect(mayStayFollow('lost', 'arrived')).toBe(false)
  })

  it('never goes back to the inquiry, nor behind a confirmation', () => {
    const later = fc.constantFrom(...stayStageNames.filter((name) => name !== 'new'))
    const confirmed = fc.constantFrom<StayStage>('confirmed', 'arrived', 'finished', 'reviewed')
    const earlier = fc.constantFrom<StayStage>('offered', 'accepted', 'contractSent', 'signed')
    fc.assert(
      fc.property(later, confirmed, earlier, (from, past, to) => {
        expect(mayStayFollow(from, 'new')).toBe(false)
        expect(mayStayFollow(past, to)).toBe(false)
      }),
    )
  })

  it('lets a signed contract be sent again, and people set no stage of a record', () => {
    expect(mayStayFollow('signed', 'contractSent')).toBe(true)
    expect(mayStayFollow('contractSent', 'answered')).toBe(false)
    expect(stagesByHand).not.toContain('signed')
    expect(stagesByHand).not.toContain('confirmed')
  })
})
