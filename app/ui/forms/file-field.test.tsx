// @vitest-environment happy-dom
import { useForm } from '@conform-to/react'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { descriptionOf } from '~/testing/description-of'
import { showIn } from '~/testing/show'
import { FileField, type SentFile } from './file-field'

const show = await showIn('es')

function SampleForm({ send }: { send: (file: File) => Promise<SentFile> }) {
  const [form, fields] = useForm<{ cv: string; cvName: string }>({ id: 'sample' })
  return (
    <form id={form.id}>
      <FileField
        field={fields.cv}
        nameField={fields.cvName}
        fileName="cvFile"
        label="CV"
        hint="PDF"
        accept=".pdf"
        send={send}
      />
      <button type="submit">Enviar</button>
    </form>
  )
}

/** A chooser as browsers have it: it says nothing where the file that it holds is chosen again. */
function showChooser(send: (file: File) => Promise<SentFile>) {
  const { container } = show(<SampleForm send={send} />)
  const input = screen.getByLabelText('CV')
  const id = container.querySelector<HTMLInputElement>('[name=cv]')
  let held: File | null = null
  Object.defineProperty(input, 'files', { get: () => (held ? [held] : []) })
  Object.defineProperty(input, 'value', {
    get: () => held?.name ?? '',
    set: (value: string) => {
      if (value === '') held = null
    },
  })
  const choose = (file: File) =>
    act(async () => {
      if (held?.name === file.name) return
      held = file
      fireEvent.change(input)
    })
  return { id, choose }
}

it('holds a form that is sent while its file is on its way, and sends it once with the file', async () => {
  let arrive: (sent: SentFile) => void = () => undefined
  const { id, choose } = showChooser(() => new Promise((resolve) => (arrive = resolve)))
  const form = id?.form
  if (!form) throw new Error('The field stands in a form.')
  const sent = vi.fn((event: Event) => event.preventDefault())
  form.addEventListener('submit', sent)
  await choose(new File(['ok'], 'cv.pdf'))
  screen.getByRole('button').click()
  screen.getByRole('button').click()
  expect(sent).not.toHaveBeenCalled()
  // Beside the button, too, which may be far from the field.
  await vi.waitFor(() => expect(screen.getAllByText('Enviando el archivo…')).toHaveLength(2))
  const button = screen.getByRole('button')
  expect(button.parentElement?.lastElementChild?.textContent).toBe('Enviando el archivo…')
  expect(button.getAttribute('aria-busy')).toBe('true')
  await act(async () => arrive({ id: 'the-id', name: 'cv.pdf' }))
  expect(screen.queryByText('Enviando el archivo…')).toBeNull()
  expect(button.hasAttribute('aria-busy')).toBe(false)
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce())
  expect(id.value).toBe('the-id')
})

it('keeps a form whose file is refused on its way, and leads to the field', async () => {
  let arrive: (sent: SentFile) => void = () => undefined
  const { id, choose } = showChooser(() => new Promise((resolve) => (arrive = resolve)))
  const sent = vi.fn((event: Event) => event.preventDefault())
  id?.form?.addEventListener('submit', sent)
  await choose(new File(['large'], 'cv.pdf'))
  screen.getByRole('button').click()
  await act(async () => arrive({ message: 'Demasiado grande' }))
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('CV')))
  expect(screen.getByRole('alert').textContent).toBe('Demasiado grande')
  expect(sent).not.toHaveBeenCalled()
})

it('takes the corrected file of the same name after one that was refused', async () => {
  const send = vi.fn(async (file: File): Promise<SentFile> => {
    return file.size > 3 ? { message: 'Demasiado grande' } : { id: 'the-id', name: file.name }
  })
  const { id, choose } = showChooser(send)
  await choose(new File(['too large'], 'cv.pdf'))
  expect(screen.getByRole('alert').textContent).toBe('Demasiado grande')
  const input = screen.getByLabelText('CV')
  expect([input.getAttribute('aria-invalid'), descriptionOf(input)]).toEqual([
    'true',
    'PDF Demasiado grande',
  ])
  expect(id?.value).toBe('')
  await choose(new File(['ok'], 'cv.pdf'))
  expect(send).toHaveBeenCalledTimes(2)
  expect(id?.value).toBe('the-id')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('Recibido: cv.pdf')
  expect([input.getAttribute('aria-invalid'), descriptionOf(input)]).toEqual([
    null,
    'PDF Recibido: cv.pdf',
  ])
})
