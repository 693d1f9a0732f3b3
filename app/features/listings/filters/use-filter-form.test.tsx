// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { defaultQuery } from '~/features/catalogue/filters/listing-filters'
import { showIn } from '~/testing/show'
import type { ListingPageData } from '../list/read-listing-page.server'
import { useFilterForm } from './use-filter-form'

const preview = vi.hoisted(() => ({ data: undefined as unknown, asked: [] as string[] }))
vi.mock('@remix-run/react', () => ({
  useNavigate: () => () => undefined,
  useFetcher: () => ({ data: preview.data, load: (to: string) => preview.asked.push(to) }),
}))
vi.mock('~/features/site/use-site', () => ({ useSite: () => ({ locale: 'en' }) }))

const list: ListingPageData = {
  ...{
    section: 'vacationRentals',
    query: defaultQuery,
    total: 9,
    left: 0,
    cards: [],
    groups: null,
  },
  content: {
    ...{ documentId: 'section', key: 'vacationRentals', title: '', description: '' },
    ...{ coverTitle: '', coverText: '', cover: null, seo: null },
  },
  drawn: { path: '/share/list.jpg', alt: '' },
  ...{
    counts: { facets: [], prices: [] },
    suggestions: [],
    hidden: null,
    region: null,
    town: null,
  },
  ...{ places: [], townNames: {}, search: '', path: '/list', sectionPath: '/list' },
  ...{ earliestCheckIn: '2026-11-21', leadForm: null },
}

function Bar({ data }: { data: ListingPageData }) {
  const form = useFilterForm(data, () => undefined)
  return (
    <form ref={form.ref} onChange={form.onChange}>
      <input type="checkbox" name="newProduct" value="true" />
      <input type="checkbox" name="top" value="true" />
      <output>{(form.counted ?? data).total}</output>
      <data value={form.key} />
    </form>
  )
}

it('counts on a phone without applying, and on the way back says what the page says', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const show = await showIn('en')
  const { container, rerender } = show(<Bar data={list} />)
  const shown = () => container.querySelector('output')?.textContent
  act(() => container.querySelector('input')?.click())
  expect(preview.asked).toEqual(['/list?newProduct=true'])
  preview.data = { ...list, total: 2 }
  rerender(<Bar data={list} />)
  expect(shown()).toBe('2')

  rerender(<Bar data={{ ...list, search: 'newProduct=true', total: 2 }} />)
  rerender(<Bar data={list} />)
  expect(shown()).toBe('9')
})

it('forgets on the way back what it counted before, until it has counted anew', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  preview.data = undefined
  const show = await showIn('en')
  const { container, rerender } = show(<Bar data={list} />)
  const shown = () => container.querySelector('output')?.textContent
  const choose = () => act(() => container.querySelector('input')?.click())
  choose()
  preview.data = { ...list, total: 2 }
  rerender(<Bar data={{ ...list, search: 'newProduct=true', total: 2 }} />)
  rerender(<Bar data={list} />)
  choose()
  expect(shown()).toBe('9')
  preview.data = { ...list, total: 3 }
  rerender(<Bar data={list} />)
  expect(shown()).toBe('3')
})

it('keeps a choice that counts have disabled since it was made', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  preview.asked = []
  const show = await showIn('en')
  const { container } = show(<Bar data={list} />)
  const [choice, other] = container.querySelectorAll('input')
  act(() => choice?.click())
  if (choice) choice.disabled = true
  act(() => other?.click())
  expect(preview.asked).toEqual(['/list?newProduct=true', '/list?newProduct=true&top=true'])
})

it('keeps the form as it stands while the list grows, and gives it the values of another address', async () => {
  const show = await showIn('en')
  const { container, rerender } = show(<Bar data={list} />)
  const key = () => container.querySelector('data')?.getAttribute('value')
  const first = key()
  rerender(<Bar data={{ ...list, search: 'page=2' }} />)
  rerender(<Bar data={{ ...list, search: 'page=3' }} />)
  expect(key()).toBe(first)
  rerender(<Bar data={{ ...list, search: 'newProduct=true&page=2' }} />)
  expect(key()).not.toBe(first)
})
