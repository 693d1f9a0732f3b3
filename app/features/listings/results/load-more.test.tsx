// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { defaultQuery } from '~/features/catalogue/filters/listing-filters'
import { showIn } from '~/testing/show'
import type { ListingPageData } from '../list/read-listing-page.server'
import { LoadMore } from './load-more'

vi.mock('@remix-run/react', () => ({
  useLocation: () => ({ search: '?menu=none&page=20' }),
  useNavigation: () => ({ state: 'idle' }),
}))
vi.mock('~/ui/layout/next-page-link', () => ({
  NextPageLink: ({ to, isCumulative }: { to: string; isCumulative: boolean }) => (
    <a href={to} data-cumulative={isCumulative}>
      More
    </a>
  ),
}))

async function linkOnPage(page: number) {
  const show = await showIn('en')
  const data = { path: '/list', query: { ...defaultQuery, page }, left: 30 } as ListingPageData
  const { getByRole, unmount } = show(<LoadMore data={data} />)
  const { dataset } = getByRole('link')
  const href = getByRole('link').getAttribute('href')
  unmount()
  return { href, cumulative: dataset.cumulative }
}

it('leads to one page more under the same layout, until that page does not show those before it', async () => {
  expect(await linkOnPage(19)).toEqual({ href: '/list?page=20&menu=none', cumulative: 'true' })
  expect(await linkOnPage(20)).toEqual({ href: '/list?page=21&menu=none', cumulative: 'false' })
})
