// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, it, vi } from 'vitest'
import { defaultQuery, type ListingQuery } from '~/features/catalogue/filters/listing-filters'
import { sampleListingPage } from '~/testing/factories/listing-page'
import { delivered } from '~/testing/network/late-json'
import { showIn } from '~/testing/show'
import { ListingHeading } from '../list/listing-heading'
import { FilterChips } from './filter-chips'

vi.mock('@remix-run/react', () => ({
  Link: ({ to, onClick, children, ...rest }: ComponentProps<'a'> & { to: string }) => (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        event.preventDefault()
        onClick?.(event)
      }}
    >
      {children}
    </a>
  ),
  useLocation: () => ({ search: '' }),
  useNavigation: () => ({ location: undefined }),
}))
vi.mock('~/features/site/use-site', () => ({
  useSite: () => ({ locale: 'en', menu: { sections: [] } }),
}))

const two = { ...defaultQuery, newProduct: true, top: true }

const listOf = (query: ListingQuery) => sampleListingPage({ query })

async function showList() {
  const show = await showIn('en')
  const page = (query: ListingQuery) => (
    <>
      <ListingHeading data={listOf(query)} />
      <FilterChips data={listOf(query)} />
    </>
  )
  const { rerender } = show(page(two))
  return {
    chips: () => screen.queryAllByRole('link', { name: /^Remove/ }),
    /** The list comes without what the link stands for. */
    async follow(link: HTMLElement | undefined, query: ListingQuery) {
      if (!link) throw new Error('there is no link')
      link.focus()
      fireEvent.click(link)
      rerender(page(query))
      await delivered()
    },
  }
}

const heading = () => screen.getByRole('heading', { level: 1 })

it('hands the focus of a chip that goes on to the one beside it, and of the last to the heading', async () => {
  const { chips, follow } = await showList()
  await follow(chips()[1], { ...two, top: false })
  expect(chips()).toHaveLength(1)
  expect(document.activeElement).toBe(chips()[0])
  await follow(chips()[0], defaultQuery)
  expect(document.activeElement).toBe(heading())
})

it('leaves the focus at the heading once everything is cleared', async () => {
  const { follow } = await showList()
  await follow(screen.getByRole('link', { name: 'Clear all' }), defaultQuery)
  expect(document.activeElement).toBe(heading())
})
