// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { defaultQuery } from '~/features/catalogue/filters/listing-filters'
import { showIn } from '~/testing/show'
import { GuestsFilter } from './guests-filter'

it('takes guests that came as one number for adults', async () => {
  const show = await showIn('en')
  const query = { ...defaultQuery, capacity: 4, children: 1 }
  const { container, getByRole } = show(
    <form>
      <GuestsFilter query={query} onStep={() => undefined} />
    </form>,
  )
  const form = container.querySelector('form')
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ adult: '3', children: '1' })
  expect(getByRole('button', { name: '4 guests' })).toBeTruthy()
})
