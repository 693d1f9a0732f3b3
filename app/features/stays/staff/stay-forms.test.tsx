// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import type { ComponentPropsWithoutRef } from 'react'
import { expect, it, vi } from 'vitest'
import { sampleStayPage } from '~/testing/factories/stay-page'
import { sampleStay } from '~/testing/factories/stay-record'
import { showIn } from '~/testing/show'
import { showStay } from '../show-stay.server'
import { StayForms } from './stay-forms'
import type { StayReply } from './stay-actions'

vi.mock('@remix-run/react', () => ({
  Form: ({ reloadDocument: _, ...props }: ComponentPropsWithoutRef<'form'> & Reload) => (
    <form {...props} />
  ),
  useLocation: () => ({ pathname: '/staff/stays/CS-7K2M9Q' }),
}))

type Reload = { reloadDocument?: boolean }

const show = await showIn('en')

const data = sampleStayPage()

function showTools(more: Partial<StayReply> & Pick<StayReply, 'action' | 'typed'>) {
  const reply: StayReply = { problem: 'wrongFacts', note: '', shown: {}, revision: 1, ...more }
  const { container } = show(<StayForms data={data} reply={reply} />)
  const forms = [...container.querySelectorAll('form')]
  return forms.map((form) => Object.fromEntries(new FormData(form)))
}

const isInSight = (title: string) =>
  screen.getByText(title).closest('details')?.hasAttribute('open')

it('comes back with house, dates and guests as they were typed, in sight', () => {
  const typed = { rental: 'other', startDate: '2027-02-03', endDate: '2027-02-01', guests: '5' }
  const [, , facts] = showTools({ action: 'facts', typed })
  expect(facts).toMatchObject(typed)
  expect(isInSight('Set house and dates')).toBe(true)
  expect(isInSight('Set name and contact')).toBe(false)
})

it('comes back with name and contact as they were typed, and leaves house and dates as they are', () => {
  const typed = { guestName: 'María Xol', email: 'maria@', phone: '' }
  const [, guest, facts] = showTools({ action: 'guest', problem: 'wrongGuest', typed })
  expect(guest).toMatchObject({ do: 'guest', ...typed, 'shown.email': 'maria@example.com' })
  expect(facts).toMatchObject({ rental: 'rental', guests: '3' })
  expect(isInSight('Set name and contact')).toBe(true)
})

it('leaves name and contact to the contract where there is one', () => {
  const stay = showStay(sampleStay({ contract: 'C-7K2M9Q' }))
  show(<StayForms data={{ ...data, stay }} reply={undefined} />)
  expect(screen.queryByText('Set name and contact')).toBeNull()
})

it('speaks of reminders of payments unless the stay is called off', () => {
  for (const [stage, count] of [
    ['signed', 1],
    ['cancelled', 0],
  ] as const) {
    const stay = showStay(sampleStay({ contract: 'C-7K2M9Q', stage }))
    const { unmount } = show(<StayForms data={{ ...data, stay }} reply={undefined} />)
    expect(screen.queryAllByRole('button', { name: 'No reminders for this stay' })).toHaveLength(
      count,
    )
    unmount()
  }
})

it('comes back with the day of the follow-up, and leaves the other form as it is', () => {
  const [followUp, , facts] = showTools({ action: 'followUp', typed: { followUpOn: '2026-12-01' } })
  expect(followUp).toMatchObject({ followUpOn: '2026-12-01' })
  expect(facts).toMatchObject({ rental: 'rental', startDate: '2027-01-04', guests: '3' })
  expect(isInSight('Set house and dates')).toBe(false)
})

it('sends the revision and the values that the writer saw again, until somebody was faster', () => {
  const shown = { rental: 'other', guests: '2' }
  const [followUp, , facts] = showTools({
    action: 'facts',
    typed: { guests: '5' },
    shown,
    revision: 1,
  })
  expect(facts).toMatchObject({ revision: '1', 'shown.rental': 'other', 'shown.guests': '2' })
  expect(followUp).toMatchObject({ revision: '4', 'shown.followUpOn': '' })
})

it('shows what the stay is now where somebody was faster, and what the writer changed', () => {
  const [, , facts] = showTools({
    action: 'facts',
    problem: 'outdated',
    typed: { guests: '5' },
    revision: null,
  })
  expect(facts).toMatchObject({ revision: '4', rental: 'rental', startDate: '2027-01-04' })
  expect(facts).toMatchObject({ guests: '5', 'shown.guests': '3', 'shown.rental': 'rental' })
})
