import type { StaffAccount } from '~content/staff-account'

/** An account of the staff as the CMS tells it. */
export function staffAccount(overrides: Partial<StaffAccount> = {}): StaffAccount {
  return { id: 7, name: 'Ana Tzul', role: 'operations', stamp: 'a-stamp', ...overrides }
}
