// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import type { ComponentPropsWithoutRef } from 'react'
import { expect, it, vi } from 'vitest'
import { sampleStay } from '~/testing/factories/stay-record'
import { showIn } from '~/testing/show'
import { showStay } from '../show-stay.server'
import type { StayPageData } from './read-stay-page.server'
import { StayPanel } from './stay-panel'

vi.mock('@remix-run/react', () => ({
  Form: ({ reloadDocument: _, ...props }: ComponentPropsWithoutRef<'form'> & Reload) => (
    <form {...props} />
  ),
  useLocation: () => ({ pathname: '/staff/stays/CS-7K2M9Q' }),
}))

type Reload = { reloadDocument?: boolean }

const show = await showIn('en')

const data: StayPageData = {
  stay: showStay(sampleStay({ revision: 4 })),
  locale: 'en',
  openBy: [],
  undelivered: [],
  isMine: true,
  waiting: null,
  nights: 4,
  next: [],
  answer: null,
  done: null,
  rentals: [
    { id: 'rental', name: 'Casa Ñandú' },
    { id: 'other', name: 'Casa Jade' },
  ],
}

it('gives the words about a lost stay back beside its reason, not as a note', () => {
  const note = 'Found a house by the lake'
  const rest = { note, typed: {}, shown: {}, revision: null }
  show(<StayPanel data={data} reply={{ action: 'lose', problem: 'outdated', ...rest }} />)
  expect(screen.getByLabelText(/^In words/)).toHaveProperty('value', note)
  expect(screen.getByLabelText('Note')).toHaveProperty('value', '')
})
