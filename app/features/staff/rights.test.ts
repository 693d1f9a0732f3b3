import { expect, it } from 'vitest'
import { readableKinds } from './files/readable-kinds'
import { firstPageOf, hasRight } from './rights'

it('administrators open every file, Operations those of applicants, all others none', () => {
  expect(readableKinds('administrator')).toHaveLength(6)
  expect(readableKinds('operations')).toEqual(['career-cv', 'career-photo'])
  expect(readableKinds('marketing')).toEqual([])
  expect(readableKinds('none')).toEqual([])
})

it('files are deleted before their time by administrators alone', () => {
  expect(hasRight('administrator', 'deleteFiles')).toBe(true)
  for (const role of ['operations', 'marketing', 'none'] as const) {
    expect(hasRight(role, 'deleteFiles')).toBe(false)
  }
})

it('stays, contracts, confirmations and the table of rentals are for administrators and Operations', () => {
  for (const right of [
    'enter',
    'stays',
    'contracts',
    'contractInquiries',
    'bookingConfirmations',
    'rentalTable',
  ] as const) {
    expect(hasRight('administrator', right)).toBe(true)
    expect(hasRight('operations', right)).toBe(true)
    expect(hasRight('marketing', right)).toBe(false)
    expect(hasRight('none', right)).toBe(false)
  }
})

it('reports are for the whole team', () => {
  for (const role of ['administrator', 'operations', 'marketing'] as const) {
    expect(hasRight(role, 'reports')).toBe(true)
  }
  expect(hasRight('none', 'reports')).toBe(false)
})

it('everybody begins on a page that they may see', () => {
  expect(firstPageOf('administrator')).toBe('staffHome')
  expect(firstPageOf('operations')).toBe('staffHome')
  expect(firstPageOf('marketing')).toBe('staffReports')
})
