import { expect, it } from 'vitest'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { stayFacts, type RequestedStay } from './stay-facts'

const stay: RequestedStay = {
  startDate: '2027-01-05',
  endDate: '2027-01-12',
  nights: 7,
  months: null,
  monthlyOffer: false,
  fullHotel: false,
  adult: 2,
  children: 1,
  pet: false,
  lateCheckIn: false,
}

async function facts(over: Partial<RequestedStay>, locale: 'en' | 'es' = 'en'): Promise<string[]> {
  const { getFixedT } = await createServerI18n(locale)
  const found = stayFacts({ ...stay, ...over }, locale, getFixedT(locale, 'inquiry'))
  return found.map(({ label, value }) => `${label}: ${value}`)
}

it('tells a stay in the words of the language', async () => {
  expect(await facts({ pet: true, lateCheckIn: true }, 'es')).toEqual([
    'Fechas: 05-ene-2027 a 12-ene-2027',
    'Estadía: 7 noches',
    'Huéspedes: 2 adultos, 1 niño',
    'Además: Con mascota · Llegada tarde',
  ])
})

it.each([
  [30, 'Stay: 30 nights'],
  [31, 'Stay: 1 month and 1 night'],
  [60, 'Stay: 2 months'],
])('tells %d nights as %s', async (nights, words) => {
  expect(await facts({ nights })).toContain(words)
})

it('tells a rental by the month by its start and months', async () => {
  const found = await facts({ endDate: null, nights: null, months: 6, children: 0 })
  expect(found).toEqual(['Dates: From 05-Jan-2027', 'Stay: 6 months', 'Guests: 2 adults'])
})

it('has nothing to tell of a house for sale', async () => {
  const nothing = { startDate: null, endDate: null, nights: null, adult: null, children: null }
  expect(await facts(nothing)).toEqual([])
})
