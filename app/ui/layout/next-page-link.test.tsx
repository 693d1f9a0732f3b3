// @vitest-environment happy-dom
import { act, fireEvent } from '@testing-library/react'
import { forwardRef, startTransition, useState, type ComponentProps } from 'react'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { delivered } from '~/testing/network/late-json'
import { showIn } from '~/testing/show'
import { NextPageLink } from './next-page-link'
import { savesDataMark } from './saves-data'

type LinkProps = Pick<ComponentProps<'a'>, 'onClick'> & {
  replace?: boolean
  preventScrollReset?: boolean
}

const idle = { state: 'idle', location: undefined }
const router = vi.hoisted(() => ({ visited: [] as string[], navigate: (_to: string) => {} }))

/** Like the router of Remix: it begins a navigation at once, and tells components of it in a transition. */
vi.mock('@remix-run/react', () => ({
  Link: forwardRef<HTMLAnchorElement, LinkProps>(
    ({ replace, preventScrollReset, onClick }, ref) => (
      <a
        ref={ref}
        href="/"
        data-replace={replace}
        data-stays={preventScrollReset}
        onClick={(event) => {
          event.preventDefault()
          onClick?.(event)
        }}
      >
        More
      </a>
    ),
  ),
  useMatches: () => [{ id: 'root' }, { id: 'en/vacationRentals' }],
  useNavigate: () => (to: string) => router.navigate(to),
  useNavigation: () => {
    const [navigation, setNavigation] = useState<object>(idle)
    router.navigate = (to) => {
      router.visited.push(to)
      const location = { pathname: to, search: '' }
      startTransition(() => setNavigation({ state: 'loading', location }))
    }
    return navigation
  },
}))

const growing = (
  <NextPageLink to="/rentals?page=2" isCumulative>
    More
  </NextPageLink>
)

/** Tells that the link has come near. */
let comeNear = () => {}
const fetched = vi.fn<(url: URL, init: { signal: AbortSignal }) => Promise<Response>>()
const withStatus = (status: number) => async () => new Response('', { status })
const scroll = () => act(async () => comeNear())

beforeEach(() => {
  comeNear = () => {}
  router.visited = []
  fetched.mockReset().mockImplementation(withStatus(200))
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => tell([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
})

afterEach(() => void vi.unstubAllGlobals())

it('is followed when it comes near and its page has come', async () => {
  const show = await showIn('en')
  let arrive = (_response: Response) => {}
  fetched.mockReturnValue(new Promise((resolve) => (arrive = resolve)))
  const { getByRole } = show(growing)
  const isBusy = () => getByRole('link').parentElement?.getAttribute('aria-busy')
  await scroll()
  expect([router.visited, isBusy()]).toEqual([[], 'true'])
  await act(async () => arrive(new Response('')))
  expect([router.visited, isBusy()]).toEqual([['/rentals?page=2'], 'true'])
  // By the address that Remix asks for then, so that the page comes once.
  const url = new URL(fetched.mock.calls[0]?.[0] ?? '')
  expect(url.pathname + url.search).toBe('/rentals.data?page=2&_routes=en%2FvacationRentals')
})

it.each([
  ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server fails', withStatus(503)],
  ['the server is overloaded', withStatus(202)],
])('is left to the visitor where %s', async (_name, fail) => {
  const show = await showIn('en')
  fetched.mockImplementation(fail)
  const { getByRole } = show(growing)
  await scroll()
  expect(router.visited).toEqual([])
  expect(getByRole('link').parentElement?.getAttribute('aria-busy')).toBe('false')
})

it('does not wait for its page once the visitor goes elsewhere', async () => {
  const show = await showIn('en')
  fetched.mockReturnValue(new Promise(() => {}))
  show(growing)
  await scroll()
  act(() => router.navigate('/rentals?amenities=pool'))
  expect(fetched.mock.calls[0]?.[1].signal.aborted).toBe(true)
})

it('is left to the visitor where the next page does not show those before it', async () => {
  const show = await showIn('en')
  const { getByRole } = show(
    <NextPageLink to="/rentals?page=21" isCumulative={false}>
      More
    </NextPageLink>,
  )
  await scroll()
  expect(router.visited).toEqual([])
  // Starts at the top, and the list before stays in the history.
  expect(getByRole('link').dataset).toEqual({})
})

it('is not followed by itself with saved data', async () => {
  const show = await showIn('en')
  const root = document.documentElement
  root.toggleAttribute(savesDataMark, true)
  onTestFinished(() => root.removeAttribute(savesDataMark))
  show(growing)
  await scroll()
  expect(fetched).not.toHaveBeenCalled()
})

it('is not followed by itself while there is no network', async () => {
  const show = await showIn('en')
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { getByRole } = show(growing)
  await scroll()
  expect(router.visited).toEqual([])
  expect(getByRole('link')).toBeTruthy()
  network.mockReturnValue(true)
  await scroll()
  expect(router.visited).toEqual(['/rentals?page=2'])
})

it('takes the place of no navigation that has begun just before', async () => {
  const show = await showIn('en')
  let arrive = (_response: Response) => {}
  fetched.mockReturnValue(new Promise((resolve) => (arrive = resolve)))
  show(growing)
  await scroll()
  await act(async () => {
    router.navigate('/rentals?amenities=pool')
    arrive(new Response(''))
    await new Promise((resolve) => setTimeout(resolve))
  })
  expect(router.visited).toEqual(['/rentals?amenities=pool'])
})

const cards = (names: string[], more: boolean) => (
  <section>
    <ul>
      {names.map((name) => (
        <li key={name}>
          <article>
            <a href={`/${name}`}>{name}</a>
          </article>
        </li>
      ))}
    </ul>
    {more && growing}
  </section>
)

it('hands the focus on to the first new card when it goes with the last page', async () => {
  const show = await showIn('en')
  const { getByRole, rerender } = show(cards(['one', 'two'], true))
  const link = getByRole('link', { name: 'More' })
  link.focus()
  fireEvent.click(link)
  rerender(cards(['one', 'two', 'three', 'four'], false))
  await delivered()
  expect(document.activeElement).toBe(getByRole('link', { name: 'three' }))
})

it('hands it on, too, where it was followed by itself', async () => {
  const show = await showIn('en')
  const { getByRole, rerender } = show(cards(['one'], true))
  getByRole('link', { name: 'More' }).focus()
  await scroll()
  rerender(cards(['one', 'two'], false))
  await delivered()
  expect(document.activeElement).toBe(getByRole('link', { name: 'two' }))
})
