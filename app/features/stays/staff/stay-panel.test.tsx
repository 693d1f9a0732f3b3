// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import type { ComponentPropsWithoutRef } from 'react'
import { expect, it, vi } from 'vitest'
import { sampleStayPage } from '~/testing/factories/stay-page'
import { showIn } from '~/testing/show'
import { StayPanel } from './stay-panel'

vi.mock('@remix-run/react', () => ({
  Form: ({ reloadDocument: _, ...props }: ComponentPropsWithoutRef<'form'> & Reload) => (
    <form {...props} />
  ),
  useLocation: () => ({ pathname: '/staff/stays/CS-7K2M9Q' }),
}))

type Reload = { reloadDocument?: boolean }

const show = await showIn('en')

const data = sampleStayPage()

it('gives the words about a lost stay back beside its reason, not as a note', () => {
  const note = 'Found a house by the lake'
  const rest = { note, typed: {}, shown: {}, revision: null }
  show(<StayPanel data={data} reply={{ action: 'lose', problem: 'outdated', ...rest }} />)
  expect(screen.getByLabelText(/^In words/)).toHaveProperty('value', note)
  expect(screen.getByLabelText('Note')).toHaveProperty('value', '')
})

it.each([
  ['offered', ['answered', 'accepted', 'arrived', 'cancelled'], 'accepted'],
  ['finished', ['cancelled'], ''],
  ['lost', ['answered', 'offered', 'cancelled'], ''],
] as const)(
  'proposes the stage after %s, and none that calls off or goes back',
  (stage, next, proposed) => {
    const stay = { ...data.stay, stage }
    show(<StayPanel data={{ ...data, stay, next: [...next] }} reply={undefined} />)
    expect(screen.getByLabelText('Stage')).toMatchObject({ value: proposed, required: true })
  },
)
