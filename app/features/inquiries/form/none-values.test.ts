import { expect, it } from 'vitest'
import { toPayload, withoutNone } from './none-values'

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const card = { id: 'p1', percent: 3.5 }

it('sends every field of the customer’s payload, with None where nothing was said', () => {
  const form = formOf({
    firstName: 'Ana',
    phone: '',
    specialRequirement: '',
    paymentMethod: 'card',
  })
  expect(Object.fromEntries(toPayload(form, card))).toEqual({
    firstName: 'Ana',
    phone: 'None',
    specialRequirement: 'None',
    countryCode: 'None',
    paymentMethod: 'card',
    paymentMethodId: 'p1',
    paymentMethodPercent: '3.5',
  })
})

it('sends no payment method where none was offered', () => {
  const sent = Object.fromEntries(toPayload(formOf({ phone: '5555 1234' }), card))
  expect(sent).toMatchObject({ phone: '5555 1234', paymentMethodId: 'None' })
})

it('reads None as nothing', () => {
  const form = withoutNone(formOf({ phone: 'None', countryCode: 'GT', lastName: 'None' }))
  expect(Object.fromEntries(form)).toEqual({ countryCode: 'GT', lastName: 'None' })
})
