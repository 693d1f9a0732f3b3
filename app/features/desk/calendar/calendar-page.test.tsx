// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import type { ComponentPropsWithoutRef } from 'react'
import { I18nextProvider } from 'react-i18next'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { Catalogue } from '~/features/catalogue/catalogue'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { bookingCatalogue } from '~/testing/factories/booking-catalogue'
import { sampleSpan } from '~/testing/factories/calendar-span'
import { CalendarPage } from './calendar-page'
import { readCalendar } from './read-calendar.server'

const { state } = vi.hoisted(() => ({ state: {} as { catalogue: Catalogue } }))

vi.mock('~/features/staff/session/require-staff.server', () => ({
  requireStaff: async () => ({ id: 7, name: 'Ana Tzul', role: 'operations' }),
}))
vi.mock('~/features/catalogue/store/catalogue-store.server', () => ({
  getCatalogueUntagged: () => state.catalogue,
}))
vi.mock('@remix-run/react', () => ({
  Form: ({
    reloadDocument: _,
    ...props
  }: ComponentPropsWithoutRef<'form'> & { reloadDocument: boolean }) => <form {...props} />,
}))

it('shows its first day as the desk writes days, once scripts run', async () => {
  state.catalogue = bookingCatalogue()
  const rental = { id: state.catalogue.idBySlug.get('casa') ?? '', name: 'Casa' }
  const store = { read: async () => ({ spans: [sampleSpan({ rental })], blocked: [] }) }
  const request = new Request('https://ceiba.example/es/personal/calendario?from=2026-12-01')
  const now = new Date('2026-11-23T15:00:00Z')
  const page = (
    <I18nextProvider i18n={await createServerI18n('es')}>
      <CalendarPage data={await readCalendar(request, 'es', { store, now })} />
    </I18nextProvider>
  )
  const container = document.createElement('div')
  container.innerHTML = renderToString(page)
  document.body.append(container)
  onTestFinished(cleanup)
  expect(screen.getByLabelText<HTMLInputElement>('Desde').type).toBe('date')
  render(page, { container, hydrate: true })
  expect(screen.getByRole('button', { name: 'Desde 01-dic-2026' })).toBeTruthy()
  expect(document.querySelector('input[type=date]')).toBeNull()
})

it('leads to the form of an entry from free nights that have not passed alone', async () => {
  state.catalogue = bookingCatalogue()
  const store = { read: async () => ({ spans: [], blocked: [] }) }
  const request = new Request('https://ceiba.example/es/personal/calendario?from=2026-12-01')
  const now = new Date('2026-12-10T15:00:00Z')
  render(
    <I18nextProvider i18n={await createServerI18n('es')}>
      <CalendarPage data={await readCalendar(request, 'es', { store, now })} />
    </I18nextProvider>,
  )
  onTestFinished(cleanup)
  const free = [...document.querySelectorAll<HTMLAnchorElement>('a[data-free]')]
  expect(free.length).toBeGreaterThan(0)
  for (const { href } of free) expect(new URL(href).searchParams.get('from')).toBe('2026-12-10')
})
