// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { contractWords } from '~/features/contracts/contract-words.server'
import { showIn } from '~/testing/show'
import { CameraDialog } from './camera-dialog'

vi.mock('./take-picture', () => ({
  openCamera: async () => new MediaStream(),
  stopCamera: () => undefined,
  takePicture: async () => ({ width: 4, height: 3, close: () => undefined }),
}))
vi.mock('~/features/uploads/shrink-picture', () => ({ toJpeg: async () => new Blob(['x']) }))
vi.mock('./judge-picture', () => ({ judgePicture: async () => null }))

const show = await showIn('en')
const words = contractWords('en').guest
const button = (name: string) => screen.getByRole('button', { name })

function open() {
  const nothing = () => undefined
  return show(
    <CameraDialog
      words={words}
      title="A photo of you"
      facing="user"
      onPhoto={nothing}
      onClose={nothing}
    />,
  )
}

it('keeps the focus on what takes a picture, and on what is done with it', async () => {
  const { container } = open()
  const capture = button(words.capture)
  expect([capture.getAttribute('aria-disabled'), capture.hasAttribute('disabled')]).toEqual([
    'true',
    false,
  ])
  await Promise.resolve()
  fireEvent.playing(container.querySelector('video') ?? container)
  expect(capture.getAttribute('aria-disabled')).toBe('false')
  capture.focus()
  fireEvent.click(capture)
  expect(document.activeElement).toBe(capture)
  const use = await screen.findByRole('button', { name: words.use })
  expect(document.activeElement).toBe(use)
  button(words.retake).focus()
  fireEvent.click(button(words.retake))
  expect(document.activeElement).toBe(button(words.capture))
})

it('closes while it is in the page, so that the browser gives the focus back', () => {
  const { unmount } = open()
  const dialog = screen.getByRole<HTMLDialogElement>('dialog')
  const wasThere: boolean[] = []
  vi.spyOn(dialog, 'close').mockImplementation(() => void wasThere.push(dialog.isConnected))
  unmount()
  expect(wasThere).toEqual([true])
})
