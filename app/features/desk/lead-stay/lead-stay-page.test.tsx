// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import type { ComponentPropsWithoutRef } from 'react'
import { expect, it, vi } from 'vitest'
import { locales } from '~content/locale'
import { showIn } from '~/testing/show'
import { LeadStayPage } from './lead-stay-page'
import type { LeadStayData } from './read-lead-stay.server'

vi.mock('@remix-run/react', () => ({
  Form: ({ reloadDocument: _, ...props }: ComponentPropsWithoutRef<'form'> & Reload) => (
    <form {...props} />
  ),
  useLocation: () => ({ pathname: '/staff/inbox/CS-7K2M9Q/stay' }),
}))

type Reload = { reloadDocument?: boolean }

const data: LeadStayData = {
  title: 'Make a stay for {{name}}',
  locale: 'en',
  lead: {
    reference: 'CS-7K2M9Q',
    receivedAt: '2026-11-21T15:00:00.000Z',
    email: 'maria@example.com',
    phone: '+502 5555 0146',
    contactMethod: 'whatsapp',
    adults: 2,
    children: 1,
    language: 'es',
    about: 'La finca',
    words: 'Con patio',
  },
  panel: 'https://cms.example/lead',
  houses: [{ slug: 'casa', name: 'Casa, Antigua' }],
  input: { house: '', startDate: '2026-12-01', endDate: '', guests: '3' },
}

const shows = { en: await showIn('en'), es: await showIn('es') }

it.each(locales)(
  'shows what the lead says and asks for house, dates and guests alone: %s',
  (locale) => {
    shows[locale](<LeadStayPage data={{ ...data, locale }} reply={undefined} />)
    for (const known of ['maria@example.com', '+502 5555 0146', 'La finca', 'Con patio']) {
      expect(screen.getByText(known)).toBeTruthy()
    }
    expect(screen.getByText('WhatsApp')).toBeTruthy()
    expect(screen.getByText(/2\D+1$/)).toBeTruthy()
    const form = document.querySelector('form') ?? undefined
    expect(Object.fromEntries(new FormData(form))).toEqual(data.input)
  },
)

it('says what is wrong, with what was typed', () => {
  const input = { house: 'casa', startDate: '2026-12-01', endDate: '2026-11-01', guests: '0' }
  const problems = { endDate: true, guests: true } as const
  shows.en(<LeadStayPage data={data} reply={{ input, problems, isUnavailable: false }} />)
  expect(screen.getByRole('alert').textContent).toContain('marked fields')
  expect(screen.getByLabelText('Guests').getAttribute('aria-invalid')).toBe('true')
  expect(Object.fromEntries(new FormData(document.querySelector('form') ?? undefined))).toEqual(
    input,
  )
})
