// @vitest-environment happy-dom
import { act, fireEvent } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { defaultQuery, type ListingQuery } from '~/features/catalogue/filters/listing-filters'
import { showIn } from '~/testing/show'
import { PriceFilter } from './price-filter'

const landingBand: ListingQuery = {
  ...defaultQuery,
  minPrice: 390,
  maxPrice: 1170,
  currency: 'GTQ',
}

/** The filter in a form, what the form was told, and what it says then. */
async function showFilter(query: ListingQuery) {
  const show = await showIn('en')
  const onFormChange = vi.fn()
  const told: Record<string, unknown>[] = []
  const onChosen = () => {
    const form = view.container.querySelector('form')
    if (form) told.push(Object.fromEntries(new FormData(form)))
  }
  const view = show(
    <form onChange={onFormChange}>
      <PriceFilter section="vacationRentals" query={query} counts={[]} onChosen={onChosen} />
    </form>,
  )
  const form = view.container.querySelector('form')
  const fields = view.container.querySelectorAll<HTMLInputElement>('input[type=number]')
  const [from, to] = fields
  if (!form || !from || !to) throw new Error('a field is missing')
  const type = (field: HTMLInputElement, ...texts: string[]) => {
    act(() => field.focus())
    for (const value of texts) fireEvent.input(field, { target: { value } })
  }
  return { form, from, to, type, onFormChange, told }
}

it('leaves the form usable with prices between the steps of the slider', async () => {
  const { form, from, type } = await showFilter(landingBand)
  expect(form.checkValidity()).toBe(true)
  type(from, '401')
  expect(form.checkValidity()).toBe(true)
})

it('brings a price below its slider, above it or with a part of a unit into its bounds', async () => {
  const { form, from, to, type, told } = await showFilter(defaultQuery)
  const leave = (field: HTMLElement) => {
    expect(form.checkValidity()).toBe(false)
    act(() => field.blur())
    expect(form.checkValidity()).toBe(true)
  }
  type(from, '-50')
  leave(from)
  type(from, '120.6')
  leave(from)
  type(to, '9000')
  leave(to)
  expect(told.map(({ minPrice, maxPrice }) => [minPrice, maxPrice])).toEqual([
    ['0', '1500'],
    ['121', '1500'],
    ['121', '1500'],
  ])
})

it('tells of a price once it is typed to its end, not at each digit', async () => {
  const { from, type, onFormChange, told } = await showFilter(defaultQuery)
  type(from, '1', '12', '120')
  expect(onFormChange).not.toHaveBeenCalled()
  expect(told).toEqual([])
  act(() => from.blur())
  expect(told).toEqual([{ minPrice: '120', maxPrice: '1500' }])
})

it('tells of it at Enter, too, and not again when the field is left', async () => {
  const { to, type, told } = await showFilter(defaultQuery)
  type(to, '9', '90', '900')
  fireEvent.keyDown(to, { key: 'Enter' })
  act(() => to.blur())
  expect(told).toEqual([{ minPrice: '0', maxPrice: '900' }])
})

it('names no currency in the page that everybody gets', async () => {
  const { form } = await showFilter(defaultQuery)
  expect(new FormData(form).has('currency')).toBe(false)
})

it('stands at its end again when it is emptied', async () => {
  const { to, type, told } = await showFilter(landingBand)
  type(to, '')
  expect(to.value).toBe('')
  act(() => to.blur())
  expect(told).toEqual([{ minPrice: '390', maxPrice: '12000', currency: 'GTQ' }])
})
