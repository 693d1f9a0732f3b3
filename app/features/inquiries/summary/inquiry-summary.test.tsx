// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { someRequirement } from '~/testing/factories/requirement'
import { showIn } from '~/testing/show'
import { InquirySummary } from './inquiry-summary'

vi.mock('@remix-run/react', () => ({ Link: () => null }))
vi.mock('~/features/site/use-site', () => ({ useSite: () => ({ locale: 'en' }) }))

it('says beside the total, outside of the fold, that the price could not be checked', async () => {
  const onCheckAgain = vi.fn()
  const show = await showIn('en')
  show(
    <InquirySummary
      requirement={someRequirement()}
      verification={{ state: 'failed' }}
      options={{ feeNames: {}, percentFees: [], payments: [], services: [] }}
      payment={null}
      onCheckAgain={onCheckAgain}
    />,
  )
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toContain('We could not check the price just now.')
  expect(alert.closest('details')).toBeNull()
  expect(alert.previousElementSibling?.textContent).toBe('Total, not checked$840')
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }))
  expect(onCheckAgain).toHaveBeenCalledOnce()
  // The button is gone while it is checked.
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }))
})
