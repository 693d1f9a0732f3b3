// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import type { PricedFee } from '~/features/pricing/quote-input'
import { someCalculator } from '~/testing/factories/calculator'
import { stayFee } from '~/testing/factories/stay'
import { showIn } from '~/testing/show'
import { CalculatorContext } from '../panel/use-calculator'
import { ExtraFields } from './extra-fields'

/** What stands beside the tick of a pet, on the page of a rental of this type. */
async function besidePet(type: 1 | 2, mode: PricedFee['mode'], more: PricedFee[] = []) {
  const calculator = someCalculator({ type, capacityOfPeople: 4 }, {})
  const { offer } = calculator
  const extraFees = [
    stayFee({ id: 'pet', kind: 'pet', amount: 8, mode, includedGuests: 2 }),
    ...more,
  ]
  const withPet = {
    ...offer,
    feeNames: { pet: 'Pet', hair: 'Cleaning after pets' },
    rental: { ...offer.rental, extraFees },
  }
  const show = await showIn('en')
  const { container, unmount } = show(
    <CalculatorContext.Provider value={{ ...calculator, offer: withPet }}>
      <ExtraFields />
    </CalculatorContext.Provider>,
  )
  expect(container.querySelectorAll('[name=pet]')).toHaveLength(1)
  const words = container.textContent
  unmount()
  return words
}

it.each(['night', 'guestNight', 'extraGuest'])(
  'by the month a fee that is charged %s has no price beside its tick',
  async (mode) => {
    expect(await besidePet(1, mode)).toContain('$8')
    expect(await besidePet(2, mode)).toBe('Pet')
  },
)

it.each(['stay', 'guest', 'percent'])('a fee that is charged %s has one', async (mode) => {
  expect(await besidePet(1, mode)).toContain('8')
  expect(await besidePet(2, mode)).toContain('8')
})

it('names each fee that one tick adds', async () => {
  const hair = stayFee({ id: 'hair', kind: 'pet', amount: 25, mode: 'stay' })
  const words = await besidePet(1, 'stay', [hair])
  expect(words).toMatch(/^Pet\+\$8.*Cleaning after pets\+\$25/)
})
