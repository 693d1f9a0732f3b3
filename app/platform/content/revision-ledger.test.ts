import { describe, expect, it } from 'vitest'
import { emptyLedger, hasLost, noteRevision, parseRevision, settledAt } from './revision-ledger'

const change = (previous: bigint | null, revision: bigint) => ({ previous, revision })

describe('the ledger of revisions', () => {
  it('has lost nothing while every change is announced', () => {
    const ledger = [change(70n, 85n), change(85n, 91n)].reduce(noteRevision, settledAt(70n))
    expect(hasLost(ledger, 91n)).toBe(false)
  })

  it('does not mind announcements in another order or twice', () => {
    const announced = [change(85n, 91n), change(70n, 85n), change(85n, 91n), change(91n, 99n)]
    expect(announced.reduce(noteRevision, settledAt(70n))).toEqual(settledAt(99n))
  })

  it('sees a change that was never announced, also when a later one was', () => {
    expect(hasLost(settledAt(70n), 85n)).toBe(true)
    expect(hasLost(noteRevision(settledAt(70n), change(85n, 91n)), 91n)).toBe(true)
  })

  it('goes by the latest revision where announcements name no predecessor', () => {
    expect(noteRevision(settledAt(70n), change(null, 91n))).toEqual(settledAt(91n))
  })

  it('sees a CMS that was set back to an older state', () => {
    expect(hasLost(settledAt(70n), 33n)).toBe(true)
  })

  it('knows nothing before the first contact', () => {
    expect(hasLost(noteRevision(emptyLedger, change(null, 5n)), 5n)).toBe(true)
  })

  it('reads numbers only', () => {
    expect(parseRevision('42')).toBe(42n)
    expect(parseRevision('-1')).toBeNull()
    expect(parseRevision('v2')).toBeNull()
  })
})
