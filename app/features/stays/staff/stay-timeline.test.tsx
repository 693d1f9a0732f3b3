// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { showIn } from '~/testing/show'
import { StayTimeline } from './stay-timeline'

const show = await showIn('en')
const at = '2026-11-21T15:00:00.000Z'
const answer = { at, kind: 'mailed', actor: 'staff: Ana', address: '', stage: null } as const

it('does not say that an answer was mailed which could not be delivered', () => {
  const events = [
    { ...answer, detail: 'First', replyId: 'a' },
    { ...answer, detail: 'Second', replyId: 'b' },
  ]
  const undelivered = [{ name: 'stay-answer', step: 'mail-guest', at, event: 1 } as const]
  show(<StayTimeline events={events} undelivered={undelivered} locale="en" phone={null} />)
  const [second, first] = screen.getAllByRole('listitem').slice(1)
  expect(second?.textContent).toContain('could not be delivered')
  expect(second?.textContent).not.toContain('Answered by e-mail')
  expect(first?.textContent).toContain('Answered by e-mail')
  expect(screen.getByText(/^A message could not be delivered/)).toBeTruthy()
})
