// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { forwardRef, type ComponentProps } from 'react'
import { expect, it, vi } from 'vitest'
import { showIn } from '~/testing/show'
import type { ComparedRental } from './compare-rental.server'
import type { FavoritesPageData } from './read-favorites-page.server'
import { StayForm } from './stay-form'

const router = vi.hoisted(() => ({
  search: '',
  submit: vi.fn<(fields: URLSearchParams) => void>(),
}))
vi.mock('@remix-run/react', () => ({
  Form: forwardRef<HTMLFormElement, ComponentProps<'form'> & { preventScrollReset?: boolean }>(
    ({ preventScrollReset: _, ...props }, ref) => <form ref={ref} {...props} />,
  ),
  useLocation: () => ({ search: router.search }),
  useSubmit: () => router.submit,
}))
vi.mock('~/features/site/use-site', () => ({ useSite: () => ({ locale: 'en' }) }))

const house: ComparedRental = {
  card: {
    id: 'casa',
    slug: 'casa',
    section: 'vacationRentals',
    regionSlug: 'solola',
    townSlug: 'panajachel',
    name: 'Casa',
    townName: 'Panajachel',
    subLocation: null,
    pictures: [],
    price: { kind: 'onRequest' },
    capacityOfPeople: 6,
    noBedroom: 3,
    noBathroom: 2,
    minMonths: null,
    availableAfter: null,
    promotion: null,
    newProduct: false,
    topListing: false,
    sharedSell: false,
  },
  path: '/casa',
  problem: null,
  facts: {
    section: 'vacationRentals',
    typeOfProperty: 'house',
    capacityOfPeople: 6,
    noBedroom: 3,
    noBathroom: 2,
    flatSurfaceM2: null,
    minNight: 1,
    minMonths: null,
    cancellationPolicy: [],
    beds: [],
    amenities: [],
    houseRules: [],
    near: [],
  },
}

/** One house for a stay of some adults. */
const oneStay = (adult: number): FavoritesPageData => ({
  head: { title: '', description: '' },
  isNamed: true,
  places: [house],
  renamed: [],
  gone: [],
  ignored: 0,
  stay: { checkIn: null, checkOut: null, flexible: 0, stay: null, month: null, adult, children: 0 },
  earliestCheckIn: '2026-11-21',
  stayProblem: null,
  inquiry: { words: '', path: null },
})

async function showForm() {
  router.search = '?places=casa'
  const show = await showIn('en')
  const { rerender } = show(<StayForm data={oneStay(2)} />)
  return {
    adults: () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Adults' }),
    arrive(search: string, adult: number) {
      router.search = search
      rerender(<StayForm data={oneStay(adult)} />)
    },
  }
}

it('keeps its fields and their focus at the totals that it asked for', async () => {
  const { adults, arrive } = await showForm()
  const field = adults()
  field.focus()
  fireEvent.change(field, { target: { value: '4' } })
  fireEvent.submit(screen.getByRole('form'))
  const [asked] = router.submit.mock.lastCall ?? []
  expect(new URLSearchParams(asked).get('adult')).toBe('4')
  arrive(`?${asked}`, 4)
  expect(adults()).toBe(field)
  expect(document.activeElement).toBe(field)
})

it('shows the stay of an address that it did not ask for', async () => {
  const { adults, arrive } = await showForm()
  fireEvent.change(adults(), { target: { value: '4' } })
  fireEvent.submit(screen.getByRole('form'))
  arrive(`?${router.submit.mock.lastCall?.[0]}`, 4)
  arrive('?places=casa', 2)
  expect(adults().value).toBe('2')
  arrive('?places=casa&adult=6', 6)
  expect(adults().value).toBe('6')
})
