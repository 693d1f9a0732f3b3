import { expect, it } from 'vitest'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { sampleOffer } from '~/testing/factories/offer'
import { sampleStay } from '~/testing/factories/stay-record'
import { answerValues } from './answer-values'
import { fillAnswer, listUnfilled } from './fill-answer'

const t = (await createServerI18n('es')).getFixedT('es', 'stays')
const sender = { staff: 'Ana Tzul', brandName: 'Ceiba Stays', phone: '+502 5555 0100' }

it('fills in what is known of the stay, in the language of its guest', () => {
  const values = answerValues(sampleStay(), sender, t)
  expect(
    fillAnswer('{{name}}: {{house}}, {{arrival}}–{{ departure }}, {{nights}}, {{total}}', values),
  ).toBe('María José Xicay: Casa Ñandú, 04-ene-2027–08-ene-2027, 4, $475.23')
  expect(fillAnswer('{{stayLength}}, {{party}}', values)).toBe('4 noches, 3 huéspedes')
  const alone = answerValues(sampleStay({ guests: 1, endDate: '2027-01-05' }), sender, t)
  expect(fillAnswer('{{stayLength}}, {{party}}', alone)).toBe('1 noche, 1 huésped')
  expect(fillAnswer('{{staff}} · {{brand}} · {{phone}} · {{reference}}', values)).toBe(
    'Ana Tzul · Ceiba Stays · +502 5555 0100 · CS-7K2M9Q',
  )
})

it('names the price that was agreed on, and none that the guest saw for another stay', () => {
  const { request, ...stay } = sampleStay()
  const moved = { ...stay, request: request && { ...request, isTotalCurrent: false } }
  expect(answerValues(moved, sender, t)).not.toHaveProperty('total')
  const accepted = sampleOffer({ stage: 'accepted', acceptedRental: 'rental', currency: 'GTQ' })
  const agreed = { ...moved, offers: [accepted] }
  expect(answerValues(agreed, sender, t).total).toBe('Q450')
  const later = { startDate: '2027-01-05', endDate: '2027-01-09' }
  for (const changed of [later, { guests: 4 }, { rentalId: 'other' }]) {
    expect(answerValues({ ...agreed, ...changed }, sender, t)).not.toHaveProperty('total')
  }
})

it('signs as the team where the account is called as the house is', () => {
  const values = answerValues(sampleStay(), { ...sender, staff: sender.brandName }, t)
  expect(fillAnswer('{{staff}} · {{brand}}', values)).toBe('El equipo · Ceiba Stays')
})

it('leaves what is not known for staff to write, and names it', () => {
  const stay = sampleStay({ startDate: null, endDate: null, rentalName: null, request: null })
  const text = fillAnswer(
    '{{house}} {{arrival}} {{total}} {{house}} {{constructor}}',
    answerValues(stay, sender, t),
  )
  expect(text).toBe('{{house}} {{arrival}} {{total}} {{house}} {{constructor}}')
  expect(listUnfilled(text)).toEqual(['{{house}}', '{{arrival}}', '{{total}}', '{{constructor}}'])
  expect(listUnfilled('Braces { } {{}} are text.')).toEqual([])
})

it('calls a house of the stay of a landing request what staff chose, never as its landing page', () => {
  const landing = sampleStay({ lead: 'CS-7K2M9Q', rentalId: null, rentalName: 'Noches en flor' })
  expect(answerValues(landing, sender, t)).not.toHaveProperty('house')
  const chosen = { ...landing, rentalId: 'rental', rentalName: 'Casa Ñandú' }
  expect(answerValues(chosen, sender, t).house).toBe('Casa Ñandú')
})

it('takes nothing in a value for a placeholder', () => {
  const stay = sampleStay({ guestName: '{{total}} $& $1' })
  expect(fillAnswer('{{name}}', answerValues(stay, sender, t))).toBe('{{total}} $& $1')
})
