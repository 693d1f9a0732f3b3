// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { showIn } from '~/testing/show'
import { HiddenRentals } from '../results/hidden-rentals'

const router = vi.hoisted(() => ({ shown: '', pending: undefined as string | undefined }))
vi.mock('@remix-run/react', () => ({
  Link: ({ to }: { to: string }) => <a href={to}>Show</a>,
  useLocation: () => ({ search: router.shown }),
  useNavigation: () => ({
    location: router.pending === undefined ? undefined : { search: router.pending },
  }),
}))

async function hrefOn(shown: string, to: string, pending?: string) {
  Object.assign(router, { shown, pending })
  const show = await showIn('en')
  const { getByRole, unmount } = show(<HiddenRentals hidden={{ count: 2, to }} />)
  const href = getByRole('link').getAttribute('href')
  unmount()
  return href
}

it('keeps what the address says of the layout', async () => {
  expect(await hrefOn('?adult=2&menu=none', '/list')).toBe('/list?menu=none')
  const both = '?landing=true&menu=clean&page=2'
  expect(await hrefOn(both, '/list?adult=2')).toBe('/list?adult=2&menu=clean&landing=true')
})

it('leaves an address as it is where there is none', async () => {
  expect(await hrefOn('?adult=2&menu=', '/list?page=2')).toBe('/list?page=2')
})

it('follows the address that is on its way', async () => {
  expect(await hrefOn('', '/list', '?menu=none')).toBe('/list?menu=none')
  expect(await hrefOn('?menu=none', '/list', '')).toBe('/list')
})
