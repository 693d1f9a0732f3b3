// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { showIn } from '~/testing/show'
import { TodayPart } from './today-part'

const show = await showIn('en')

function showLines(count: number) {
  const lines = Array.from({ length: count }, (_, at) => ({
    key: `${at}`,
    href: `/stays/${at}`,
    title: `Guest ${at + 1}`,
    about: 'Casa',
    aside: 'Now',
  }))
  show(<TodayPart name="balances" total={count} lines={lines} />)
}

it('shows eight lines, and the others behind a button that counts them', () => {
  showLines(11)
  const others = screen.getByRole('group')
  expect(within(others).getByText('3 more').tagName).toBe('SUMMARY')
  expect(others.hasAttribute('open')).toBe(false)
  expect(
    within(others)
      .getAllByText(/^Guest/)
      .map(({ textContent }) => textContent),
  ).toEqual(['Guest 9', 'Guest 10', 'Guest 11'])
  expect(screen.getAllByText(/^Guest/)).toHaveLength(11)
})

it('has no such button for eight lines', () => {
  showLines(8)
  expect(screen.queryByRole('group')).toBeNull()
  expect(screen.getAllByText(/^Guest/)).toHaveLength(8)
})
