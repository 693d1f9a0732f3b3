// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { someRequirement } from '~/testing/factories/requirement'
import { showIn } from '~/testing/show'
import type { Verification } from '../verify/verification'
import { ShownTotal } from './shown-total'

const card = { id: 'p2', slug: 'credit-card', name: 'Credit card', percent: 3.5 }
const price = {
  details: [],
  currencySymbol: '$',
  total: 1000,
  totalFormated: '$1,000',
  nights: 7,
  promotionsDetail: [],
}

async function shown(totalPrice: string, verification: Verification) {
  const show = await showIn('en')
  const requirement = someRequirement({ totalPrice })
  const { container } = show(
    <ShownTotal requirement={requirement} verification={verification} payment={card} />,
  )
  return container.textContent
}

it('says of the kept total that it has no fee or was not checked, and adds the fee to the server’s', async () => {
  expect(await shown('$1,000', { state: 'checking' })).toBe('Total$1,000')
  expect(await shown('$1,000', { state: 'failed' })).toBe('Total, not checked$1,000')
  expect(await shown('$1,000', { state: 'priced', price })).toBe('Total with payment fee$1,035')
})

it('shows no total of a price on request while the server has not answered', async () => {
  expect(await shown('', { state: 'failed' })).toBe('')
})
