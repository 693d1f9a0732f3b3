// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { showIn } from '~/testing/show'
import type { AssistantAnswer } from '../answer/assistant-answer'
import { AssistantChat } from './assistant-chat'

vi.mock('~/features/site/use-site', () => ({
  useSite: () => ({ locale: 'en', settings: { whatsappNumber: '50255555555' } }),
}))

const brought: AssistantAnswer = {
  question: 'A house at the beach',
  first: 'words',
  says: 'Nothing like that is here.',
  rentals: null,
  faqs: null,
  isHandOver: false,
}

it('a new start also forgets the answer that came with the page', async () => {
  const show = await showIn('en')
  show(<AssistantChat brought={brought} />)
  expect(screen.getByRole('list', { name: 'Conversation' }).textContent).toContain(brought.question)
  act(() => screen.getByRole('button', { name: 'Start over' }).click())
  expect(screen.queryByRole('list', { name: 'Conversation' })).toBeNull()
  expect(screen.getByText('For example')).toBeDefined()
})

it('leaves the focus at the question where the keyboard asked an example', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const show = await showIn('en')
  show(<AssistantChat />)
  const [example] = screen.getAllByRole('link')
  if (!example) throw new Error('there is no example')
  example.focus()
  fireEvent.click(example, { detail: 0 })
  expect(example.isConnected).toBe(false)
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})
