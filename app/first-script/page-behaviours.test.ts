// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { currencyKey, shownCurrency } from '~/ui/money/choose-currency'
import { markChosenCurrency } from './page-behaviours'

markChosenCurrency()

beforeEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.currency
  document.body.innerHTML = `<button data-choose-currency="GTQ"></button>
    <label class="without-script"><select name="currency">
      <option value="USD"></option><option value="GTQ"></option>
    </select></label>`
  history.replaceState(null, '', '/vacation-rentals')
})

const isPressed = () => document.querySelector('button')?.getAttribute('aria-pressed') === 'true'

it.each([
  ['stands in another tab', () => window.dispatchEvent(new StorageEvent('storage'))],
  ['comes back as it was left', () => window.dispatchEvent(new Event('pageshow'))],
  ['was rendered ahead', () => document.dispatchEvent(new Event('visibilitychange'))],
])('takes over the currency of another page where it %s', (_name, arrive) => {
  arrive()
  expect(shownCurrency()).toBe('USD')
  localStorage.setItem(currencyKey, 'GTQ')
  arrive()
  expect(shownCurrency()).toBe('GTQ')
  expect(isPressed()).toBe(true)
  // The calculator's form asks for it, too, where it is sent without React.
  expect(document.querySelector('select')?.value).toBe('GTQ')
})

it('keeps the currency that its address names', () => {
  history.replaceState(null, '', '/vacation-rentals?adult=2&currency=USD')
  localStorage.setItem(currencyKey, 'GTQ')
  window.dispatchEvent(new Event('pageshow'))
  expect(shownCurrency()).toBe('USD')
})
