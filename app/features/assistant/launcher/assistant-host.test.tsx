// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { showIn } from '~/testing/show'
import { AssistantHost } from './assistant-host'
import { openAssistant } from './open-assistant'

const page = vi.hoisted(() => ({ key: 'first', navigate: vi.fn() }))
vi.mock('@remix-run/react', () => ({
  useLocation: () => ({ key: page.key }),
  useNavigate: () => page.navigate,
}))
vi.mock('~/features/site/use-site', () => ({
  useSite: () => ({ locale: 'en', assistantWidget: null }),
}))
const dialog = vi.hoisted(() => ({ arrive: (_part: object) => {}, fail: () => {} }))
vi.mock('./load-dialog', () => ({
  loadDialog: () =>
    new Promise((resolve, reject) => {
      dialog.arrive = resolve
      dialog.fail = () => reject(new Error('offline'))
    }),
}))
const part = { AssistantDialog: () => <p>Renty is here</p> }

it('opens over the page on which it was asked for', async () => {
  const show = await showIn('en')
  show(<AssistantHost />)
  openAssistant()
  await act(async () => dialog.arrive(part))
  await act(async () => dialog.arrive(part))
  expect(screen.getByText('Renty is here')).not.toBeNull()
})

it('neither opens nor leads away once the visitor has gone on to another page', async () => {
  const show = await showIn('en')
  const { rerender } = show(<AssistantHost />)
  openAssistant()
  page.key = 'second'
  rerender(<AssistantHost />)
  await act(async () => dialog.fail())
  expect(page.navigate).not.toHaveBeenCalled()
  expect(screen.queryByText('Renty is here')).toBeNull()
})
