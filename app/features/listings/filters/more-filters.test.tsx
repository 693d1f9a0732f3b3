// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { defaultQuery } from '~/features/catalogue/filters/listing-filters'
import { showIn } from '~/testing/show'
import { MoreFilters } from './more-filters'

it('closes a choice that leaves no place once the focus has moved on', async () => {
  const show = await showIn('en')
  const filters = (top: boolean) => (
    <MoreFilters
      query={{ ...defaultQuery, top }}
      facets={[{ name: 'top', any: 0, options: [{ value: 'true', count: 0 }] }]}
      total={0}
      panel={null}
    />
  )
  const { rerender } = show(filters(true))
  const choice = screen.getByRole<HTMLInputElement>('checkbox', { hidden: true })
  act(() => choice.focus())
  act(() => choice.click())
  rerender(filters(false))
  expect(choice.disabled).toBe(false)
  expect(document.activeElement).toBe(choice)
  act(() => choice.blur())
  expect(choice.disabled).toBe(true)
})
