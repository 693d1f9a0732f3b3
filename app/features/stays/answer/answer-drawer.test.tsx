// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { showIn } from '~/testing/show'
import { MantinePart } from '~/ui/mantine/mantine-part'
import { AnswerDrawer } from './answer-drawer'

const { load } = vi.hoisted(() => ({ load: vi.fn<(address: string) => void>() }))
vi.mock('@remix-run/react', () => ({
  useFetcher: () => ({ load, data: { title: 'Answer Ana' } }),
}))
vi.mock('./answer-content', () => ({
  AnswerContent: () => <textarea name="text" aria-label="Text" defaultValue="Hello" />,
}))

const show = await showIn('en')

it('keeps what was written when it is closed, and is not closed by a click beside it', () => {
  const onClose = vi.fn<(isWritten: boolean) => void>()
  const drawer = (isOpen: boolean) => (
    <MantinePart>
      <AnswerDrawer address="/answer" times={1} isOpen={isOpen} onClose={onClose} />
    </MantinePart>
  )
  const { rerender } = show(drawer(true))
  const field = () => screen.getByLabelText<HTMLTextAreaElement>('Text')
  const overlay = document.querySelector('.mantine-Drawer-overlay')
  if (overlay) fireEvent.click(overlay)
  expect(overlay).not.toBeNull()
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.keyDown(field(), { key: 'Escape' })
  expect(onClose).toHaveBeenLastCalledWith(false)

  fireEvent.change(field(), { target: { value: 'Hello Ana' } })
  fireEvent.keyDown(field(), { key: 'Escape' })
  expect(onClose).toHaveBeenLastCalledWith(true)
  rerender(drawer(false))
  expect(screen.queryByRole('dialog')).toBeNull()
  rerender(drawer(true))
  expect(field().value).toBe('Hello Ana')
  expect(load).toHaveBeenCalledTimes(1)
})
