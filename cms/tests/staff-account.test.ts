import { expect, it } from 'vitest'
import { type AdminUser, staffAccount } from '../src/staff/staff-account'

const ana: AdminUser = {
  id: 7,
  firstname: 'Ana',
  lastname: 'Tzul',
  username: null,
  password: '$2a$10$a-hash-of-a-password',
  isActive: true,
  blocked: false,
  roles: [{ code: 'ceiba-operations' }],
}

it.each([
  ['blocked', { blocked: true }],
  ['not active', { isActive: false }],
  ['of unknown activity', { isActive: null }],
  ['invited and without a password', { password: null }],
])('an account that is %s may not be used', (_, change) => {
  expect(staffAccount(ana)).not.toBeNull()
  expect(staffAccount({ ...ana, ...change })).toBeNull()
})

it('an account without a role of the house has none, whatever else it is called', () => {
  const roles = [{ code: 'ceiba-administrators' }, { code: 'strapi-editor' }]
  expect(staffAccount({ ...ana, roles })).toMatchObject({ role: 'none' })
  expect(staffAccount({ ...ana, roles: [] })).toMatchObject({ role: 'none' })
})

it('an account without a name is called by its number', () => {
  expect(staffAccount({ ...ana, firstname: null, lastname: '' })).toMatchObject({ name: '#7' })
})
