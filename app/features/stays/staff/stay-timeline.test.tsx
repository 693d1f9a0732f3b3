// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { showIn } from '~/testing/show'
import { nameMessage } from './message-names'
import { StayTimeline } from './stay-timeline'

const show = await showIn('en')
const at = '2026-11-21T15:00:00.000Z'
const answer = { at, kind: 'mailed', actor: 'staff: Ana', address: '', stage: null } as const

it('does not say that an answer was mailed which could not be delivered', () => {
  const events = [
    { ...answer, detail: 'First', replyId: 'a' },
    { ...answer, detail: 'Second', replyId: 'b' },
  ]
  const undelivered = [{ ...nameMessage('stay-answer', 'mail-guest'), at, event: 1 }]
  show(<StayTimeline events={events} undelivered={undelivered} locale="en" phone={null} />)
  const [second, first] = screen.getAllByRole('listitem').slice(1)
  expect(second?.textContent).toContain('could not be delivered')
  expect(second?.textContent).not.toContain('Answered by e-mail')
  expect(first?.textContent).toContain('Answered by e-mail')
  expect(screen.getByText(/^A message could not be delivered/)).toBeTruthy()
})

it.each([
  ['contract-link', 'mail-guest', 'Link to the contract to the guest'],
  ['newer-kind', 'mail-guest', 'newer-kind · mail-guest'],
  ['contract-link', 'newer-step', 'contract-link · newer-step'],
])('names a message that failed, by its code where it has no words: %s, %s', (kind, step, name) => {
  const undelivered = [{ ...nameMessage(kind, step), at, event: null }]
  show(<StayTimeline events={[]} undelivered={undelivered} locale="en" phone={null} />)
  expect(screen.getByRole('listitem').textContent).toBe(`${name} · 21-Nov-2026 09:00`)
})

it('begins with the words of a guest who wrote on a landing page', () => {
  const wrote = {
    ...answer,
    kind: 'wrote' as const,
    actor: 'guest',
    detail: 'Con patio',
    replyId: null,
  }
  show(<StayTimeline events={[wrote]} undelivered={[]} locale="en" phone={null} />)
  expect(screen.getByRole('listitem').textContent).toBe(
    'The guest wroteCon patio21-Nov-2026 09:00 · guest',
  )
})

it.each([
  ['wrote', 'dates: 4 to 6 March', 'dates: 4 to 6 March'],
  ['offerDeclined', 'dates: 4 to 6 March', 'The dates were taken: 4 to 6 March'],
] as const)(
  'shows the words of a guest as they are, a reason in words: %s',
  (kind, detail, shown) => {
    const event = { ...answer, kind, actor: 'guest', detail, replyId: null }
    show(<StayTimeline events={[event]} undelivered={[]} locale="en" phone={null} />)
    expect(screen.getByText(shown)).toBeTruthy()
  },
)
