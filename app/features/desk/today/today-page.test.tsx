// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { showIn } from '~/testing/show'
import { TodayPage } from './today-page'

vi.mock('@remix-run/react', () => ({ useRevalidator: () => ({ revalidate: async () => {} }) }))

const show = await showIn('en')

it('keeps saying what was refused when the page reads itself again', () => {
  const page = (problem: 'unavailable' | undefined) => (
    <TodayPage name="Ana" today={null} done={null} problem={problem} />
  )
  const { rerender } = show(page('unavailable'))
  rerender(page(undefined))
  expect(screen.getByRole('alert').textContent).toContain('Please try again in a minute')
})
