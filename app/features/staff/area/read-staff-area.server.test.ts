import { expect, it, vi } from 'vitest'
import type { StaffRole } from '~content/staff-account'
import { readStaffArea } from './read-staff-area.server'

const { state } = vi.hoisted(() => ({ state: { role: null as StaffRole | null } }))

vi.mock('~/platform/content/read-content.server', () => ({
  readContent: async () => ({ brandName: 'Ceiba' }),
}))
vi.mock('../session/session-cookie.server', () => ({ sessionCookie: () => ({ read: () => 'id' }) }))
vi.mock('../session/staff-sessions.server', () => ({
  staffSessions: () => ({
    find: async () =>
      state.role && {
        account: { id: 7, name: 'Ana Tzul', role: state.role, stamp: 'stamp' },
        checkedAt: 0,
      },
  }),
}))

function read(role: StaffRole | null) {
  state.role = role
  return readStaffArea(new Request('https://ceiba.example/staff'), 'en')
}

it('tells a stranger nothing but the brand', async () => {
  expect(await read(null)).toEqual({ brandName: 'Ceiba', staff: null })
})

it('tells a role of the lists of the CMS that it works with, and nothing more of the account', async () => {
  const { staff } = await read('marketing')
  expect(staff).toEqual({
    name: 'Ana Tzul',
    role: 'marketing',
    inboxes: { leads: expect.stringMatching(/api::lead\.lead$/) },
  })
  expect(Object.keys((await read('operations')).staff?.inboxes ?? {})).toEqual([
    'inquiries',
    'leads',
  ])
})
