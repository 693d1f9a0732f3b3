// @vitest-environment happy-dom
import { useForm } from '@conform-to/react'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { sendFile, type SentFile } from '~/features/uploads/send-file'
import { seconds } from '~/platform/units/duration'
import { descriptionOf } from '~/testing/description-of'
import { showIn } from '~/testing/show'
import { contractWords } from '~/features/contracts/contract-words.server'
import { IdentityFile } from './identity-file'

vi.mock('~/features/uploads/send-file', () => ({ sendFile: vi.fn() }))
vi.mock('./judge-picture', () => ({ judgePicture: async () => null }))

const show = await showIn('en')
const words = contractWords('en').guest
const saved = { id: 'file-1', name: 'me.jpg' }

function Photo(props: { saved?: typeof saved | null; onFile?: (file: unknown) => void }) {
  const [, { photo }] = useForm<{ photo: string }>({})
  return (
    <form>
      <IdentityFile
        field={photo}
        inputName="photo-file"
        kind="contractPhoto"
        facing="user"
        accept="image/jpeg"
        label="A photo of you"
        hint="Your face"
        words={words}
        locale="en"
        saved={saved}
        problem={null}
        onChange={() => undefined}
        onWay={() => undefined}
        {...props}
      />
    </form>
  )
}

/** What the form carries: the id of the file, and of those that were there before. */
function carried(container: HTMLElement) {
  const valuesOf = (name: string) =>
    [...container.querySelectorAll<HTMLInputElement>(`input[name=${name}]`)].map(
      ({ value }) => value,
    )
  return { photo: valuesOf('photo'), removed: valuesOf('photoRemoved') }
}

/** Chooses a file; gives how the site answers. */
async function choose(container: HTMLElement): Promise<(answer: SentFile) => Promise<void>> {
  let settle: (answer: SentFile) => void = () => undefined
  vi.mocked(sendFile).mockReturnValueOnce(new Promise((resolve) => (settle = resolve)))
  const input = container.querySelector('input[type=file]')
  if (!input) throw new Error('No input')
  const file = new File(['x'], 'new.heic', { type: 'image/heic' })
  await act(async () => fireEvent.change(input, { target: { files: [file] } }))
  return async (answer) => act(async () => settle(answer))
}

it('keeps the photo that was sent where the camera may not be used for another one', async () => {
  const { container } = show(<Photo />)
  fireEvent.click(screen.getByRole('button', { name: words.retake }))
  expect((await screen.findByRole('alert')).textContent).toContain(words.cameraDeniedHelp)
  expect(carried(container).photo).toEqual(['file-1'])
  expect(screen.getByRole('status').textContent).toContain('me.jpg')
})

it('names the photo that the guest takes back', () => {
  const { container } = show(<Photo />)
  expect(carried(container)).toEqual({ photo: ['file-1'], removed: [] })
  fireEvent.click(screen.getByRole('button', { name: words.clear }))
  expect(carried(container)).toEqual({ photo: [''], removed: ['file-1'] })
  expect(document.activeElement).toBe(container.querySelector('input[type=file]'))
})

it('says of its buttons which photo they are about, and tells what comes in one place', async () => {
  const { container } = show(<Photo saved={null} />)
  const group = screen.getByRole('group', { name: 'A photo of you' })
  expect(group.contains(screen.getByRole('button', { name: words.takePhoto }))).toBe(true)
  const status = screen.getByRole('status')
  expect(status.textContent).toBe('')
  const refuse = await choose(container)
  await refuse({ outcome: 'rejected', message: 'Too large' })
  const input = screen.getByLabelText(`${words.chooseFile}: A photo of you`)
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(descriptionOf(input)).toBe('Your face Too large')
  const answer = await choose(container)
  expect(status.textContent).toBe(words.uploading)
  await answer({ outcome: 'taken', id: 'file-2', name: 'new.jpg' })
  expect(status.textContent).toContain('new.jpg')
})

it('counts the photo that was sent again where another one is refused', async () => {
  const told = vi.fn()
  const { container } = show(<Photo onFile={told} />)
  const answer = await choose(container)
  expect(screen.getByRole('status').textContent).toBe(words.uploading)
  expect(carried(container)).toEqual({ photo: [''], removed: [] })
  await answer({ outcome: 'rejected', message: 'Too large' })
  expect(carried(container)).toEqual({ photo: ['file-1'], removed: [] })
  expect(screen.getByRole('alert').textContent).toBe('Too large')
  const input = screen.getByLabelText(`${words.chooseFile}: A photo of you`)
  expect(descriptionOf(input)).toMatch(/^Your face .*me\.jpg.* Too large$/)
  expect(input.hasAttribute('aria-invalid')).toBe(false)
  expect(screen.getByRole('status').textContent).toContain('me.jpg')
  expect(told.mock.calls).toEqual([[saved]])

  const again = await choose(container)
  await again({ outcome: 'lost', message: 'Wait 9 min', pause: seconds(540) })
  expect(carried(container).photo).toEqual(['file-1'])
  expect(screen.getByRole('alert').textContent).toBe('Wait 9 min')
})

it('names the photo that another one replaced, also once that is taken back', async () => {
  const { container } = show(<Photo />)
  const answer = await choose(container)
  await answer({ outcome: 'taken', id: 'file-2', name: 'new.jpg' })
  expect(carried(container)).toEqual({ photo: ['file-2'], removed: ['file-1'] })
  fireEvent.click(screen.getByRole('button', { name: words.clear }))
  expect(carried(container)).toEqual({ photo: [''], removed: ['file-1', 'file-2'] })
})

it('sends a first photo again after the pause that the server asks for', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { container } = show(<Photo saved={null} />)
  const answer = await choose(container)
  await answer({ outcome: 'lost', message: 'Wait 9 min', pause: seconds(540) })
  expect(screen.getByRole('alert').textContent).toBe('Wait 9 min')
  const sent = vi.mocked(sendFile)
  const count = sent.mock.calls.length
  sent.mockResolvedValueOnce({ outcome: 'taken', id: 'file-2', name: 'new.jpg' })
  await act(() => vi.advanceTimersByTimeAsync(seconds(500)))
  expect(sent.mock.calls).toHaveLength(count)
  await act(() => vi.advanceTimersByTimeAsync(seconds(50)))
  expect(carried(container).photo).toEqual(['file-2'])
  expect(screen.queryByRole('alert')).toBeNull()
})
