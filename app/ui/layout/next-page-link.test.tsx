// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { forwardRef, startTransition, useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { showIn } from '~/testing/show'
import { NextPageLink } from './next-page-link'

const idle = { state: 'idle', location: undefined }
const router = vi.hoisted(() => ({ visited: [] as string[], navigate: (_to: string) => {} }))

/** Like the router of Remix: it begins a navigation at once, and tells components of it in a transition. */
vi.mock('@remix-run/react', () => ({
  Link: forwardRef<HTMLAnchorElement, { replace?: boolean; preventScrollReset?: boolean }>(
    ({ replace, preventScrollReset }, ref) => (
      <a ref={ref} href="/" data-replace={replace} data-stays={preventScrollReset}>
        More
      </a>
    ),
  ),
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
  <NextPageLink to="/rentals?page=2" standsAlone={false}>
    More
  </NextPageLink>
)

/** Tells that the link has come near. */
let comeNear = () => {}

beforeEach(() => {
  comeNear = () => {}
  router.visited = []
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

it('is followed when it comes near', async () => {
  const show = await showIn('en')
  show(growing)
  act(() => comeNear())
  expect(router.visited).toEqual(['/rentals?page=2'])
})

it('is left to the visitor where the next page stands alone', async () => {
  const show = await showIn('en')
  const { getByRole } = show(
    <NextPageLink to="/rentals?page=21" standsAlone>
      More
    </NextPageLink>,
  )
  act(() => comeNear())
  expect(router.visited).toEqual([])
  // Starts at the top, and the list before stays in the history.
  expect(getByRole('link').dataset).toEqual({})
})

it('is not followed by itself while there is no network', async () => {
  const show = await showIn('en')
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { getByRole } = show(growing)
  act(() => comeNear())
  expect(router.visited).toEqual([])
  expect(getByRole('link')).toBeTruthy()
  network.mockReturnValue(true)
  act(() => comeNear())
  expect(router.visited).toEqual(['/rentals?page=2'])
})

it('takes the place of no navigation that has begun just before', async () => {
  const show = await showIn('en')
  show(growing)
  act(() => {
    router.navigate('/rentals?amenities=pool')
    comeNear()
  })
  expect(router.visited).toEqual(['/rentals?amenities=pool'])
})
