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
      <output>{(form.counted ?? data).total}</output>
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
