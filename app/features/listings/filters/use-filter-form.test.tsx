// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { defaultQuery } from '~/features/catalogue/filters/listing-filters'
import { showIn } from '~/testing/show'
import type { ListingPageData } from '../list/read-listing-page.server'
import { PlaceFilter } from './place-filter'
import { useFilterForm } from './use-filter-form'

vi.mock('@remix-run/react', () => ({ useNavigate: () => () => undefined }))
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

/** What counts were asked for, and how the server answers the next question. */
let asked: string[]
let answer: () => Promise<Response>

const answerTotal = (total: number) => () =>
  Promise.resolve(Response.json({ total, counts: list.counts }))

beforeEach(() => {
  asked = []
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return answer()
  })
})

function Bar({ data }: { data: ListingPageData }) {
  const form = useFilterForm(data, () => undefined)
  return (
    <form ref={form.ref} onChange={form.onChange}>
      <input type="checkbox" name="newProduct" value="true" />
      <input type="checkbox" name="top" value="true" />
      <input type="hidden" name="checkIn" />
      <input type="hidden" name="checkOut" />
      <PlaceFilter data={data} />
      <output>{(form.counted ?? data).total}</output>
      <data value={form.key} />
    </form>
  )
}

async function showBar(data = list) {
  const show = await showIn('en')
  const { container, rerender } = show(<Bar data={data} />)
  const [choice, other] = container.querySelectorAll('input')
  if (!choice || !other) throw new Error('a choice is missing')
  return {
    ...{ choice, other },
    setDay: (day: string) => container.querySelector('[name=checkIn]')?.setAttribute('value', day),
    choose: (input: HTMLElement) => act(async () => input.click()),
    shown: () => container.querySelector('output')?.textContent,
    arrive: (change: Partial<ListingPageData>) => rerender(<Bar data={{ ...list, ...change }} />),
  }
}

it('counts on a phone without applying, and on the way back says what the page says', async () => {
  const { choice, choose, shown, arrive } = await showBar()
  answer = answerTotal(2)
  await choose(choice)
  expect(asked).toEqual(['/list/counts?of=/list&newProduct=true'])
  expect(shown()).toBe('2')

  arrive({ search: 'newProduct=true', total: 2 })
  arrive({})
  expect(shown()).toBe('9')
})

it('forgets on the way back what it counted before, until it has counted anew', async () => {
  const { choice, choose, shown, arrive } = await showBar()
  let answerLate = (_response: Response) => {}
  answer = () => new Promise((resolve) => (answerLate = resolve))
  await choose(choice)
  arrive({ search: 'newProduct=true', total: 2 })
  arrive({})
  await act(async () => answerLate(Response.json({ total: 2, counts: list.counts })))
  expect(shown()).toBe('9')
  answer = answerTotal(3)
  await choose(choice)
  expect(shown()).toBe('3')
})

it('keeps the last count while the network or the server is away', async () => {
  const { choice, other, choose, shown } = await showBar()
  answer = answerTotal(2)
  await choose(choice)
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  await choose(other)
  expect(shown()).toBe('2')
  answer = () => Promise.resolve(new Response('Busy', { status: 503 }))
  await choose(choice)
  expect(shown()).toBe('2')
  answer = answerTotal(5)
  await choose(other)
  expect(shown()).toBe('5')
})

it('keeps a choice that counts have disabled since it was made', async () => {
  const { choice, other, choose } = await showBar()
  answer = answerTotal(2)
  await choose(choice)
  choice.disabled = true
  await choose(other)
  const bare = '/list/counts?of=/list&newProduct=true'
  expect(asked).toEqual([bare, `${bare}&top=true`])
})

it('filters by the rest while only one of two dates is chosen', async () => {
  const { choice, choose, setDay } = await showBar()
  answer = answerTotal(2)
  setDay('2026-12-01')
  await choose(choice)
  expect(asked).toEqual(['/list/counts?of=/list&newProduct=true'])
})

it('keeps all towns of a list of several', async () => {
  const town = (slug: string, name: string) => ({ slug, name, count: 2 })
  const towns = [town('flores', 'Flores'), town('tikal', 'Tikal'), town('uaxactun', 'Uaxactún')]
  const { choice, choose } = await showBar({
    ...list,
    query: { ...defaultQuery, location: ['flores', 'tikal'] },
    places: [{ ...town('peten', 'Petén'), towns }],
    search: 'location=flores,tikal',
  })
  answer = answerTotal(2)
  await choose(choice)
  expect(asked).toEqual(['/list/counts?of=/list&location=flores,tikal&newProduct=true'])
  const field = screen.getByPlaceholderText<HTMLInputElement>('All of Guatemala')
  expect(field.value).toBe('Flores, Tikal')
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
