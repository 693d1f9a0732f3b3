import { describe, expect, it } from 'vitest'
import { buildCatalogue } from '~/features/catalogue/catalogue'
import { demoCatalogue } from '~/testing/factories/demo-catalogue'
import { sampleBooking } from '~/testing/factories/booking'
import { bookingRecord } from './answer-booking-call.server'
import { showBooking } from './show-booking.server'

const catalogue = buildCatalogue(demoCatalogue('2026-11-21'))
const rental = [...catalogue.rentals.values()].find(
  ({ houseRuleIds, latitude }) => houseRuleIds.length > 0 && latitude !== null,
)
const [stay] = sampleBooking().details
if (!rental || !stay) throw new Error('The demo content has no rental with rules')
const { texts, ...facts } = rental
const names = { en: texts.en?.name ?? null, es: texts.es?.name ?? null }
const ofOurs = { ...stay, name: '', rental: { ...facts, names } }

describe('a confirmation as its guest sees it', () => {
  it('holds no instruction before they are released, wherever one looks', () => {
    const details = [{ ...ofOurs, address: '4a calle oriente 12' }]
    const held = showBooking(sampleBooking({ details }), 'es', catalogue)
    for (const shown of [held, bookingRecord(held)]) {
      const text = JSON.stringify(shown)
      expect(text).not.toContain('4711')
      expect(text).not.toContain('portón')
      expect(text).not.toContain('4a calle')
      expect(text).not.toContain(String(rental.latitude))
    }
    expect(held.isReleased).toBe(false)
  })

  it('has the published rental of a CMS that names its id alone', () => {
    const details = [{ ...ofOurs, rental: null, rentalId: rental.id }]
    const [shown] = showBooking(sampleBooking({ details }), 'es', catalogue).stays
    expect(shown).toMatchObject({ name: names.es })
    expect(shown?.houseRules).toHaveLength(rental.houseRuleIds.length)
  })

  it('promises them until the day of departure, and no longer', () => {
    const booking = sampleBooking({ endDate: '2026-12-24' })
    const at = (day: string) => showBooking(booking, 'es', catalogue, new Date(`${day}T18:00:00Z`))
    expect(at('2026-12-24').awaitsRelease).toBe(true)
    expect(at('2026-12-25').awaitsRelease).toBe(false)
    const released = { ...booking, instructionsReleased: true }
    const now = new Date('2026-12-20T18:00:00Z')
    expect(showBooking(released, 'es', catalogue, now).awaitsRelease).toBe(false)
  })

  it('holds them afterwards, in the language where they are written in it, else in the other', () => {
    const details = [{ ...stay, address: '4a calle oriente 12' }]
    const booking = sampleBooking({ instructionsReleased: true, details })
    const [english] = showBooking(booking, 'en', catalogue).stays
    expect(english?.checkinHtml).toContain('The code is 4711.')
    expect(english?.arrivalHtml).toContain('<strong>4a calle</strong>')
    const [spanish] = showBooking(booking, 'es', catalogue).stays
    expect(spanish?.address).toBe('4a calle oriente 12')
    expect(spanish?.checkinHtml).toContain('El código es 4711.')
  })

  it('takes name, rules and hours from the rental, and the name that staff wrote before it', () => {
    const [own] = showBooking(sampleBooking({ details: [ofOurs] }), 'es', catalogue).stays
    expect(own?.name).toBe(rental.texts.es?.name)
    expect(own?.houseRules).toHaveLength(rental.houseRuleIds.length)
    expect(own?.houseRules?.[0]?.name).toMatch(/\S/)
    expect(own?.hours.from).toBe(rental.checkInTimeStart)
    expect(own?.place).toMatch(/^\S.*, \S/)
    const named = sampleBooking({ details: [{ ...ofOurs, name: 'La del portón' }] })
    expect(showBooking(named, 'es', catalogue).stays[0]?.name).toBe('La del portón')
  })

  it('has the hours of the contract before those of the rental', () => {
    const agreed = { ...ofOurs, checkInFrom: '09:00', checkOutUntil: '17:30' }
    const [own] = showBooking(sampleBooking({ details: [agreed] }), 'en', catalogue).stays
    expect(own?.hours).toEqual({ from: '09:00', to: null, out: '17:30' })
  })

  it('shows a rental that is not published any more, which the catalogue has not', () => {
    const booking = sampleBooking({ details: [ofOurs], instructionsReleased: true })
    const published = { ...catalogue, rentals: new Map() }
    const [shown] = showBooking(booking, 'en', published).stays
    const place = expect.stringMatching(/^\S.*, \S/)
    const map = { latitude: rental.latitude, longitude: rental.length }
    expect(shown).toMatchObject({ name: names.en, place, map })
    expect(shown?.houseRules).toHaveLength(rental.houseRuleIds.length)
  })

  it('says that there are no rules only where it knows the rental and what its rules are', () => {
    const rulesOf = (over: object, known: typeof catalogue | null) =>
      showBooking(sampleBooking({ details: [{ ...ofOurs, ...over }] }), 'en', known).stays[0]
        ?.houseRules
    expect(rulesOf({ rental: { ...ofOurs.rental, houseRuleIds: [] } }, null)).toEqual([])
    expect(rulesOf({}, null)).toBeNull()
    expect(rulesOf({ rental: null }, catalogue)).toBeNull()
  })

  it('needs neither catalogue nor rental', () => {
    for (const known of [null, catalogue]) {
      const shown = showBooking(sampleBooking(), 'en', known)
      expect(shown.stays[0]).toMatchObject({ name: 'Casa Ñandú', houseRules: null, map: null })
      expect(bookingRecord(shown).productInstructions[0]?.houseRules).toEqual([])
    }
  })

  it('lets no markup of staff through', () => {
    const text = { en: '', es: '<script>alert(1)</script> [x](javascript:alert(1))' }
    const booking = sampleBooking({
      instructionsReleased: true,
      details: [{ ...stay, arrivalInstructions: text }],
    })
    const html = showBooking(booking, 'es', null).stays[0]?.arrivalHtml ?? ''
    expect(html).not.toMatch(/<script|javascript:/)
  })
})
