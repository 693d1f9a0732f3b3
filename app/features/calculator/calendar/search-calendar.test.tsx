// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { lengthsOfStay } from '~/features/catalogue/stay/flexible-dates'
import { showIn } from '~/testing/show'
import { useFlexibleStay } from '../stay/use-flexible-stay'
import { SearchCalendar } from './search-calendar'

vi.mock('~/features/site/use-site', () => ({ useSite: () => ({ locale: 'en' }) }))

const [length = null] = lengthsOfStay('vacationRentals')
const unset = { checkIn: null, checkOut: null, flexible: 0, stay: null, month: null } as const

function Calendar({ first }: { first: Parameters<typeof useFlexibleStay>[1] }) {
  const offer = { section: 'vacationRentals', earliestCheckIn: '2026-11-21' } as const
  const stay = useFlexibleStay(offer, first)
  const now = new Date('2026-11-21T15:00:00Z')
  return <SearchCalendar stay={{ ...stay, now }} onDone={() => undefined} />
}

const press = (name: string) => {
  const button = screen.getByRole('button', { name })
  button.focus()
  act(() => button.click())
  return button
}

it('leaves the focus at the button that closes once a month is cleared', async () => {
  const show = await showIn('en')
  show(<Calendar first={{ ...unset, stay: length, month: '2026-12' }} />)
  expect(press('Clear dates').isConnected).toBe(false)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Done' }))
})

it('leaves the focus at the day that was cleared', async () => {
  const show = await showIn('en')
  show(<Calendar first={{ ...unset, checkIn: '2026-12-10', checkOut: '2026-12-12' }} />)
  expect(press('Clear dates').isConnected).toBe(false)
  expect(document.activeElement?.getAttribute('aria-label')).toContain('December 10')
})
