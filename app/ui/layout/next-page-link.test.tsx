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
  Link: forwardRef<HTMLAnchorElement>((_, ref) => (
    <a ref={ref} href="/">
      More
    </a>
  )),
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

/** Tells that the link has come near. */
let comeNear = () => {}

beforeEach(() => {
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
  show(<NextPageLink to="/rentals?page=2">More</NextPageLink>)
  act(() => comeNear())
  expect(router.visited).toEqual(['/rentals?page=2'])
})

it('takes the place of no navigation that has begun just before', async () => {
  const show = await showIn('en')
  show(<NextPageLink to="/rentals?page=2">More</NextPageLink>)
  act(() => {
    router.navigate('/rentals?amenities=pool')
    comeNear()
  })
  expect(router.visited).toEqual(['/rentals?amenities=pool'])
})
