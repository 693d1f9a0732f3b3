// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { defaultQuery } from '~/features/catalogue/filters/listing-filters'
import { sampleListingPage } from '~/testing/factories/listing-page'
import { fakeNetwork, visitSite } from '~/testing/network/fake-network'
import { delivered, lateJson } from '~/testing/network/late-json'
import { showIn } from '~/testing/show'
import type { ListingPageData } from '../list/read-listing-page.server'
import { PlaceFilter } from './place-filter'
import { useFilterForm } from './use-filter-form'

const visited = vi.hoisted(() => [] as string[])
vi.mock('@remix-run/react', () => ({ useNavigate: () => (to: string) => visited.push(to) }))
vi.mock('~/features/site/use-site', () => ({ useSite: () => ({ locale: 'en' }) }))

const list = sampleListingPage()

const flores = { slug: 'flores', name: 'Flores', count: 2 }

/** A list of a town. */
const ofFlores: ListingPageData = {
  ...list,
  path: '/vacation-rentals/guatemala/peten/flores',
  sectionPath: '/vacation-rentals',
  town: { ...flores, fullName: 'Flores', line: '' },
  places: [{ slug: 'peten', name: 'Petén', count: 2, towns: [flores] }],
}

/** What counts were asked for, and how the server answers the next question. */
let asked: string[]
let answer: () => Response

const counted = (total: number) => ({ total, counts: list.counts })
const answerTotal = (total: number) => () => HttpResponse.json(counted(total))

const origin = visitSite()
fakeNetwork(
  http.get(`${origin}/list/counts`, ({ request }) => {
    asked.push(request.url.slice(origin.length))
    return answer()
  }),
  http.get(`${origin}/api/suggestions`, ({ request }) => {
    const isTown = new URL(request.url).searchParams.get('text') === 'flores'
    const town = { ...flores, value: flores.slug, kind: 'town', line: null, position: null }
    const house = { path: '/casa', name: 'Casa', town: '', picture: null, section: list.section }
    return HttpResponse.json(
      isTown ? { places: [town], rentals: [] } : { places: [], rentals: [house] },
    )
  }),
)

beforeEach(() => {
  asked = []
  visited.length = 0
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})

function Bar({ data }: { data: ListingPageData }) {
  const form = useFilterForm(data, () => undefined)
  return (
    <form
      ref={form.ref}
      onInput={form.onInput}
      onChange={form.onChange}
      onSubmit={form.onSubmit}
      aria-label="Filters"
    >
      <input type="checkbox" name="newProduct" value="true" />
      <input type="checkbox" name="top" value="true" />
      <input type="hidden" name="checkIn" />
      <input type="hidden" name="checkOut" />
      <PlaceFilter data={data} />
      <output>{form.isTyped ? '?' : (form.counted ?? data).total}</output>
      <data value={form.key} />
    </form>
  )
}

/** As the page shows it: another form takes the place of one whose key has changed. */
function RebuiltBar({ data }: { data: ListingPageData }) {
  const form = useFilterForm(data, () => undefined)
  return (
    <form key={form.key} ref={form.ref} onSubmit={form.onSubmit} aria-label="Filters">
      <PlaceFilter data={data} />
    </form>
  )
}

async function showBar(data = list) {
  const show = await showIn('en')
  const { container, rerender } = show(<Bar data={data} />)
  const [choice, other] = container.querySelectorAll('input')
  if (!choice || !other) throw new Error('a choice is missing')
  return {
    choice,
    other,
    setDay: (day: string) => container.querySelector('[name=checkIn]')?.setAttribute('value', day),
    /** Ends when the server was asked for the counts of the choice. */
    async choose(input: HTMLElement) {
      const before = asked.length
      act(() => input.click())
      await waitFor(() => expect(asked).toHaveLength(before + 1))
    },
    shows: (total: string) =>
      waitFor(() => expect(container.querySelector('output')?.textContent).toBe(total)),
    arrive: (change: Partial<ListingPageData>) => rerender(<Bar data={{ ...list, ...change }} />),
  }
}

it('counts on a phone without applying, and on the way back says what the page says', async () => {
  const { choice, choose, shows, arrive } = await showBar()
  answer = answerTotal(2)
  await choose(choice)
  expect(asked).toEqual(['/list/counts?of=/list&newProduct=true'])
  await shows('2')

  arrive({ search: 'newProduct=true', total: 2 })
  arrive({})
  await shows('9')
})

it('forgets on the way back what it counted before, until it has counted anew', async () => {
  const { choice, choose, shows, arrive } = await showBar()
  const late = lateJson()
  answer = () => late.response
  await choose(choice)
  await delivered()
  arrive({ search: 'newProduct=true', total: 2 })
  arrive({})
  late.send(counted(2))
  await delivered()
  await shows('9')
  answer = answerTotal(3)
  await choose(choice)
  await shows('3')
})

it('keeps the last count while the network or the server is away', async () => {
  const { choice, other, choose, shows } = await showBar()
  answer = answerTotal(2)
  await choose(choice)
  await shows('2')
  answer = () => HttpResponse.error()
  await choose(other)
  await delivered()
  await shows('2')
  answer = () => HttpResponse.json(counted(0), { status: 503 })
  await choose(choice)
  await delivered()
  await shows('2')
  answer = answerTotal(5)
  await choose(other)
  await shows('5')
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

describe('a place that is typed and not chosen', () => {
  const where = () => screen.getByPlaceholderText<HTMLInputElement>('All of Guatemala')
  /** Ends when the list of suggestions has settled what is typed. */
  async function typeAndLeave(text: string) {
    act(() => where().focus())
    act(() => void fireEvent.input(where(), { target: { value: text } }))
    const said = () => where().form?.querySelector('[role=status]')?.textContent
    await waitFor(() => expect(said()).toMatch(/^(?!Searching)./))
    act(() => where().blur())
    await delivered()
  }

  it('is sent with the form, not with another filter, which keeps the place of the page', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    const { choice } = await showBar(ofFlores)
    await typeAndLeave('casa')
    act(() => choice.click())
    await waitFor(() => expect(visited).toEqual([`${ofFlores.path}?newProduct=true`]))
    expect(where().value).toBe('casa')
    fireEvent.submit(screen.getByRole('form', { name: 'Filters' }))
    expect(visited[1]).toBe(`${ofFlores.sectionPath}?newProduct=true&where=casa`)
  })

  it('keeps the focus in the form of the page that the place leads to', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    const show = await showIn('en')
    const { rerender } = show(<RebuiltBar data={list} />)
    const before = where()
    await typeAndLeave('casa')
    act(() => before.focus())
    fireEvent.submit(screen.getByRole('form', { name: 'Filters' }))
    rerender(<RebuiltBar data={{ ...list, search: 'where=casa' }} />)
    await delivered()
    expect(where()).not.toBe(before)
    expect(document.activeElement).toBe(where())
  })

  it('leaves it open on a phone how many places the form would show', async () => {
    const { choice, choose, shows } = await showBar(ofFlores)
    answer = answerTotal(2)
    await typeAndLeave('casa')
    await shows('?')
    await choose(choice)
    expect(asked).toEqual([`/list/counts?of=${ofFlores.path}&newProduct=true`])
    await shows('?')
    await typeAndLeave('flores')
    await waitFor(() => expect(where().value).toBe('Flores'))
    await shows('2')
  })
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
