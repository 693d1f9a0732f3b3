// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { http, type JsonBodyType } from 'msw'
import { useRef } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { fakeNetwork, visitSite } from '~/testing/network/fake-network'
import { delivered, lateJson } from '~/testing/network/late-json'
import { showIn } from '~/testing/show'
import type { PlaceSuggestion } from '../suggest/suggestions'
import { WhereList } from './where-list'

const visited = vi.hoisted(() => [] as string[])
vi.mock('@remix-run/react', () => ({ useNavigate: () => (to: string) => visited.push(to) }))
vi.mock('~/features/site/use-site', () => ({ useSite: () => ({ locale: 'en' }) }))

/** Questions that have not been answered yet, by their text. */
const open = new Map<string, (body: JsonBodyType) => void>()
let asked: string[] = []

const origin = visitSite()
fakeNetwork(
  http.get(`${origin}/api/suggestions`, ({ request }) => {
    const text = new URL(request.url).searchParams.get('text') ?? ''
    const { response, send } = lateJson()
    open.set(text, send)
    asked.push(text)
    return response
  }),
)

beforeEach(() => {
  open.clear()
  asked = []
  visited.length = 0
})

function town(value: string): PlaceSuggestion {
  return { value, name: value, kind: 'town', line: 'Sololá', count: 2, position: null }
}

const house = {
  path: '/vacation-rentals/guatemala/solola/panajachel/casa',
  name: 'Casa Pana',
  town: 'Panajachel',
  picture: null,
  section: 'vacationRentals',
}

function Field() {
  const input = useRef<HTMLInputElement>(null)
  const select = useRef<HTMLSelectElement>(null)
  return (
    <form>
      <input ref={input} aria-label="Where" name="where" defaultValue="" />
      <input name="adult" defaultValue="3" readOnly />
      <select ref={select} aria-label="Place" name="location" defaultValue="">
        <option value="">All</option>
        <option value="panajachel">Panajachel</option>
      </select>
      <WhereList
        id="list"
        section="vacationRentals"
        input={input}
        select={select}
        chosen={{ value: '', name: '' }}
        onShow={() => undefined}
      />
    </form>
  )
}

async function showField() {
  ;(await showIn('en'))(<Field />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Where' })
  act(() => field.focus())
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Place' })
  return { field, select }
}

const type = (field: HTMLElement, value: string) =>
  act(() => void fireEvent.input(field, { target: { value } }))

async function answer(text: string, places: PlaceSuggestion[], rentals: object[] = []) {
  await waitFor(() => expect(asked).toContain(text))
  open.get(text)?.({ places, rentals })
}

it('an older answer never takes the place of a newer one', async () => {
  const { field } = await showField()
  type(field, 'san')
  await waitFor(() => expect(asked).toContain('san'))
  await delivered()
  type(field, 'pana')
  await answer('pana', [town('panajachel')])
  const suggestion = await screen.findByRole('option', { name: /^panajachel Sololá/ })
  await answer('san', [town('santa-ana')])
  await delivered()
  expect(screen.queryByRole('option', { name: /santa-ana/ })).toBeNull()
  expect(suggestion.getAttribute('aria-selected')).toBe('true')
})

it('a text that is left takes the place that fits it best, and fills the select', async () => {
  const { field, select } = await showField()
  type(field, 'pana')
  act(() => field.blur())
  await answer('pana', [town('panajachel'), town('patzun')])
  await waitFor(() => expect(field.value).toBe('panajachel'))
  expect(select.value).toBe('panajachel')
})

it.each([
  ['a rental', [house]],
  ['nothing', []],
])('a text that is left and finds %s stays, and is sent', async (_found, rentals) => {
  const { field, select } = await showField()
  type(field, 'casa')
  await answer('casa', [], rentals)
  await waitFor(() => expect(screen.getByRole('status').textContent).not.toContain('Searching'))
  act(() => field.blur())
  await delivered()
  expect(field.value).toBe('casa')
  expect(select.value).toBe('')
})

it('a text that finds nothing says so, and more letters of it ask for nothing', async () => {
  const { field } = await showField()
  type(field, 'zzzz')
  await answer('zzzz', [])
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toContain('Nothing is called “zzzz”'),
  )
  type(field, 'zzzzz')
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toContain('Nothing is called “zzzzz”'),
  )
  expect(asked).not.toContain('zzzzz')
})

it('a rental that is chosen opens its page with the guests', async () => {
  const { field } = await showField()
  type(field, 'casa')
  await answer('casa', [], [house])
  fireEvent.click(await screen.findByRole('option', { name: /Casa Pana/ }))
  expect(visited).toEqual([`${house.path}?adult=3`])
})
