// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { someCalculator } from '~/testing/factories/calculator'
import { showIn } from '~/testing/show'
import { CalculatorContext } from '../panel/use-calculator'
import { GuestFields } from './guest-fields'

async function showFields(capacityOfPeople: number, adult: number, children: number) {
  const calculator = someCalculator({ capacityOfPeople }, { adult, children })
  const show = await showIn('en')
  const { container } = show(
    <CalculatorContext.Provider value={calculator}>
      <GuestFields />
    </CalculatorContext.Provider>,
  )
  return {
    most: [...container.querySelectorAll('input')].map(({ max }) => max),
    status: container.querySelector('[role=status]')?.textContent,
  }
}

it('counts as many guests as the place has room for, and two characters of them', async () => {
  expect(await showFields(8, 4, 3)).toEqual({ most: ['8', '8'], status: '' })
  expect(await showFields(8, 4, 4)).toMatchObject({ status: 'Maximum capacity reached' })
  expect(await showFields(120, 60, 38)).toEqual({ most: ['99', '99'], status: '' })
  expect(await showFields(120, 60, 39)).toMatchObject({ status: 'Maximum capacity reached' })
})
