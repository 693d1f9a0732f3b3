// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { showIn } from '~/testing/show'
import { openReport } from './open-report'
import { ReportHost } from './report-host'

vi.mock('~/platform/i18n/preload-namespaces', () => ({
  fetchNamespaces: () => Promise.resolve(),
}))
vi.mock('./report-dialog', () => ({
  ReportDialog: ({ onReported }: { onReported: (kind: 'productReport') => void }) => (
    <button type="button" onClick={() => onReported('productReport')}>
      Send
    </button>
  ),
}))

const target = { slug: 'casa', name: 'Casa', path: '/casa', providerName: null }

it('fills a status that stands there already when a report has arrived', async () => {
  const show = await showIn('en')
  show(<ReportHost />)
  expect(screen.queryByRole('status')).toBeNull()
  act(() => void openReport({ kind: 'productReport', target }))
  const send = await screen.findByRole('button', { name: 'Send' })
  const status = screen.getByRole('status')
  expect(status.textContent).toBe('')
  act(() => send.click())
  await waitFor(() => expect(status.textContent).toContain('The report will be evaluated.'))
  expect(screen.getByRole('status')).toBe(status)
  act(() => screen.getByRole('button', { name: 'Close' }).click())
  expect(screen.queryByRole('status')).toBeNull()
})

it('gives the focus that its notice had back to the link that opened the form', async () => {
  const show = await showIn('en')
  show(
    <>
      <button type="button">Report</button>
      <ReportHost />
    </>,
  )
  const opener = screen.getByRole('button', { name: 'Report' })
  act(() => void openReport({ kind: 'productReport', target }))
  const send = await screen.findByRole('button', { name: 'Send' })
  opener.focus()
  act(() => send.click())
  const close = await screen.findByRole('button', { name: 'Close' })
  close.focus()
  act(() => close.click())
  expect(document.activeElement).toBe(opener)
})
