// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { sampleAnswer } from '~/testing/factories/answer-page'
import { showIn } from '~/testing/show'
import { MantinePart } from '~/ui/mantine/mantine-part'
import { AnswerDrawer } from './answer-drawer'
import type { AnswerPageData } from './read-answer-page.server'

const { load, loaded } = vi.hoisted(() => ({
  load: vi.fn<(address: string) => void>(),
  loaded: { data: undefined as AnswerPageData | undefined },
}))
vi.mock('@remix-run/react', () => ({ useFetcher: () => ({ load, ...loaded }) }))
vi.mock('./answer-content', () => ({
  AnswerContent: ({ data }: { data: AnswerPageData }) => (
    <>
      <input name="subject" aria-label="Subject" defaultValue={data.subject} />
      <textarea name="text" aria-label="Text" defaultValue={data.text} />
    </>
  ),
}))

const show = await showIn('en')
const onClose = vi.fn<(draft: AnswerPageData | null) => void>()

const drawer = (isOpen: boolean, draft: AnswerPageData | null = null) => (
  <MantinePart>
    <AnswerDrawer address="/answer" times={1} {...{ isOpen, draft, onClose }} />
  </MantinePart>
)
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Text')

beforeEach(() => {
  load.mockClear()
  onClose.mockClear()
  loaded.data = undefined
})

it('hands over what was written when it is closed, and is not closed by a click beside it', () => {
  loaded.data = sampleAnswer()
  const { rerender } = show(drawer(true))
  expect(load).toHaveBeenCalledExactlyOnceWith('/answer')
  const overlay = document.querySelector('.mantine-Drawer-overlay')
  if (overlay) fireEvent.click(overlay)
  expect(overlay).not.toBeNull()
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.keyDown(field(), { key: 'Escape' })
  expect(onClose).toHaveBeenLastCalledWith(null)

  fireEvent.change(field(), { target: { value: 'Hello Ana' } })
  fireEvent.keyDown(field(), { key: 'Escape' })
  expect(onClose).toHaveBeenLastCalledWith(sampleAnswer({ text: 'Hello Ana' }))
  rerender(drawer(false))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('goes on with what was written before, and hands it over again', () => {
  const draft = sampleAnswer({ text: 'Hello Ana' })
  show(drawer(true, draft))
  expect(load).not.toHaveBeenCalled()
  expect(field().value).toBe('Hello Ana')
  fireEvent.keyDown(field(), { key: 'Escape' })
  expect(onClose).toHaveBeenLastCalledWith(draft)
})
