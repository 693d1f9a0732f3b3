import { expect, it, vi } from 'vitest'
import type { InboxPage } from '~content/desk'
import { readInbox } from './read-inbox.server'

vi.mock('~/features/staff/session/require-staff.server', () => ({
  requireStaff: async () => ({ id: 7, name: 'Ana Tzul', role: 'operations' }),
}))
vi.mock('~/features/staff/session/stay-presence.server', () => ({
  listStayViewers: async () => new Map(),
}))

it('names who reads, who may work on stays, and who took one before, each once; the last get none', async () => {
  const page: InboxPage = {
    data: [],
    total: 0,
    people: [
      { id: 3, name: 'Eva (gone)' },
      { id: 9, name: 'Luz' },
    ],
    accounts: [
      { id: 7, name: 'Ana Tzul', role: 'operations' },
      { id: 9, name: 'Luz Chávez', role: 'administrator' },
      { id: 11, name: 'Mateo Ixim', role: 'marketing' },
      { id: 12, name: 'Rosa Coy', role: 'operations' },
    ],
  }
  const request = new Request('https://ceiba.example/staff/inbox')
  const { people, assignable } = await readInbox(request, 'en', {
    store: { inbox: async () => page },
  })
  expect(assignable.map(({ name }) => name)).toEqual(['Ana Tzul', 'Luz Chávez', 'Rosa Coy'])
  expect(people).toEqual([
    { id: 7, name: 'Ana Tzul' },
    { id: 9, name: 'Luz Chávez' },
    { id: 12, name: 'Rosa Coy' },
    { id: 3, name: 'Eva (gone)' },
  ])
})
