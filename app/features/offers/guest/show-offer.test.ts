import { describe, expect, it } from 'vitest'
import type { Offer } from '~content/offer'
import { buildCatalogue } from '~/features/catalogue/catalogue'
import { cataloguePayload } from '~/testing/factories/catalogue-payload'
import { sampleOffer } from '~/testing/factories/offer'
import { rental } from '~/testing/factories/rental'
import { showOffer } from './show-offer'
import { timeLeft } from './time-left'

const catalogue = buildCatalogue(cataloguePayload({ rentals: [rental({ id: 'rental' })] }))
const now = new Date('2026-11-22T12:00:00Z')
const reader = { locale: 'es', catalogue, now, stage: null } as const

describe('an offer as its guest sees it', () => {
  it('has frozen prices and names, with pictures and place as they are now', () => {
    const shown = showOffer(sampleOffer(), reader)
    expect(shown).toMatchObject({ state: 'open', nights: 4, left: { unit: 'days', count: 2 } })
    expect(shown.houses).toMatchObject([
      { name: 'Casa Ñandú', total: 45_000, facts: { guests: 6 }, isTaken: false },
      { name: 'Casa Ceiba', total: 61_250, facts: null, path: null, pictures: [] },
    ])
    expect(shown.houses[0]?.pictures).toHaveLength(3)
    expect(shown.houses[0]?.path).toMatch(/^\/es\//)
  })

  it('says nothing of the stay, the team and the address of the guest', () => {
    const secret = /CS-7K2M9Q|Ana Tzul|maria@example/
    expect(JSON.stringify(showOffer(sampleOffer(), reader))).not.toMatch(secret)
  })

  it('is over by the clock, and shows the house that was chosen', () => {
    const late = { ...reader, now: new Date('2026-11-24T15:00:00Z') }
    expect(showOffer(sampleOffer(), late).state).toBe('expired')
    const accepted = sampleOffer({ stage: 'accepted', acceptedRental: 'other' })
    expect(showOffer(accepted, late)).toMatchObject({
      state: 'accepted',
      accepted: { name: 'Casa Ceiba' },
    })
  })

  it.each([
    ['accepted', null],
    ['contractSent', 'sent'],
    ['signed', 'signed'],
    ['finished', 'signed'],
  ] as const)('knows of the contract while the stay is %s', (stage, contract) => {
    const accepted = sampleOffer({ stage: 'accepted', acceptedRental: 'other' })
    expect(showOffer(accepted, { ...reader, stage }).contract).toBe(contract)
  })

  it('promises the nights of the chosen house as long as they are held', () => {
    const accepted = sampleOffer({
      stage: 'accepted',
      acceptedRental: 'other',
      answeredAt: '2026-11-20T12:00:00.000Z',
    })
    const holdOf = (more: Partial<Offer>, at = now) =>
      showOffer({ ...accepted, ...more }, { ...reader, stage: 'accepted', now: at }).hold
    expect(holdOf({ taken: ['rental'] })).toBe('kept')
    expect(holdOf({}, new Date('2026-11-27T12:00:00Z'))).toBe('over')
    expect(holdOf({ taken: ['other'] })).toBe('taken')
    expect(showOffer(accepted, { ...reader, stage: 'contractSent' }).hold).toBeNull()
    expect(showOffer(sampleOffer(), reader).hold).toBeNull()
  })

  it('looks forward to no stay that is over', () => {
    const accepted = sampleOffer({ stage: 'accepted', acceptedRental: 'other' })
    const at = (moment: string) =>
      showOffer(accepted, { ...reader, stage: 'arrived', now: new Date(moment) }).contract
    expect(at(`${accepted.endDate}T18:00:00Z`)).toBe('signed')
    expect(at('2030-01-01T12:00:00Z')).toBe('over')
  })

  it('marks what others took, also while there is no catalogue', () => {
    const shown = showOffer(sampleOffer({ taken: ['other'] }), { ...reader, catalogue: null })
    expect(shown.houses.map(({ isTaken }) => isTaken)).toEqual([false, true])
  })

  it.each([
    [-1, 'minutes', 0],
    [59 * 60_000, 'minutes', 59],
    [47.9 * 3_600_000, 'hours', 47],
    [48 * 3_600_000, 'days', 2],
    [71.5 * 3_600_000, 'days', 3],
  ])('says how long it lasts: %d ms', (milliseconds, unit, count) => {
    expect(timeLeft(milliseconds)).toEqual({ unit, count })
  })
})
