import { describe, expect, it } from 'vitest'
import { emptyTracker, hasLost, trackRevision, parseRevision, settledAt } from './revision-tracker'

const change = (previous: bigint | null, revision: bigint) => ({ previous, revision })

describe('the revision tracker', () => {
  it('has lost nothing while every webhook arrives', () => {
    const tracker = [change(70n, 85n), change(85n, 91n)].reduce(trackRevision, settledAt(70n))
    expect(hasLost(tracker, 91n)).toBe(false)
  })

  it('accepts webhooks in another order or twice', () => {
    const applied = [change(85n, 91n), change(70n, 85n), change(85n, 91n), change(91n, 99n)]
    expect(applied.reduce(trackRevision, settledAt(70n))).toEqual(settledAt(99n))
  })

  it('notices a lost webhook, also when a later one arrives', () => {
    expect(hasLost(settledAt(70n), 85n)).toBe(true)
    expect(hasLost(trackRevision(settledAt(70n), change(85n, 91n)), 91n)).toBe(true)
  })

  it('uses the latest revision if webhooks name no previous one', () => {
    expect(trackRevision(settledAt(70n), change(null, 91n))).toEqual(settledAt(91n))
  })

  it('notices a CMS that was restored to an older state', () => {
    expect(hasLost(settledAt(70n), 33n)).toBe(true)
  })

  it('knows nothing before the first contact', () => {
    expect(hasLost(trackRevision(emptyTracker, change(null, 5n)), 5n)).toBe(true)
  })

  it('parses numbers only', () => {
    expect(parseRevision('42')).toBe(42n)
    expect(parseRevision('-1')).toBeNull()
    expect(parseRevision('v2')).toBeNull()
  })
})
