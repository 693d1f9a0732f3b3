// @vitest-environment happy-dom
import { useForm } from '@conform-to/react'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import * as z from 'zod'
import { showIn } from '~/testing/show'
import { useLazySchema, type LoadSchema } from './use-lazy-schema'

type Note = { name: string; rows?: string[] | undefined }

const schema = z.object({ name: z.string('enterName'), rows: z.array(z.string()).optional() })

const onOffline = vi.fn()
const show = await showIn('en')

type NoteFormProps = { loadSchema: LoadSchema<Note, Note>; onSend: (name: string) => void }

function NoteForm({ loadSchema, onSend }: NoteFormProps) {
  const onValidate = useLazySchema<Note, Note>({
    formId: 'note',
    loadSchema,
    isRejected: false,
    onOffline,
  })
  const [form, fields] = useForm<Note, Note>({
    id: 'note',
    onValidate,
    shouldRevalidate: 'onInput',
    onSubmit(event, { submission }) {
      event.preventDefault()
      onSend(submission?.status === 'success' ? submission.value.name : 'unread')
    },
  })
  return (
    <form id={form.id} onSubmit={form.onSubmit} noValidate>
      <input name="name" />
      <p>{fields.name.errors}</p>
      {fields.rows.getFieldList().map(({ key }) => (
        <hr key={key} />
      ))}
      <button {...form.insert.getButtonProps({ name: fields.rows.name })}>Add</button>
      <button type="submit">Send</button>
    </form>
  )
}

/** Rules that come when they are told to. */
function lateSchema() {
  let arrive = () => {}
  const loaded = new Promise<typeof schema>((resolve) => {
    arrive = () => resolve(schema)
  })
  return { loadSchema: () => loaded, arrive }
}

function showForm(loadSchema: LoadSchema<Note, Note>) {
  const onSend = vi.fn<(name: string) => void>()
  show(<NoteForm loadSchema={loadSchema} onSend={onSend} />)
  const input = screen.getByRole<HTMLInputElement>('textbox')
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  const message = () => screen.getByRole('paragraph').textContent
  return { input, send, message, onSend }
}

it('loads nothing before the visitor comes to the form, and then once', async () => {
  const loadSchema = vi.fn(async () => schema)
  const { input, send, message } = showForm(loadSchema)
  expect(loadSchema).not.toHaveBeenCalled()
  input.focus()
  await waitFor(() => expect(loadSchema).toHaveBeenCalledOnce())
  send()
  await waitFor(() => expect(message()).toBe('enterName'))
})

it('judges a form that is sent before the rules are there as soon as they come', async () => {
  const { loadSchema, arrive } = lateSchema()
  const { input, send, message, onSend } = showForm(loadSchema)
  send()
  arrive()
  await waitFor(() => expect(message()).toBe('enterName'))
  expect(onSend).not.toHaveBeenCalled()

  input.value = 'Ana'
  send()
  expect(onSend.mock.calls).toEqual([['Ana']])
})

it('sends a good form that waited once, however often it was sent meanwhile', async () => {
  const { loadSchema, arrive } = lateSchema()
  const { input, send, onSend } = showForm(loadSchema)
  input.value = 'Ana'
  send()
  send()
  expect(onSend).not.toHaveBeenCalled()
  arrive()
  await waitFor(() => expect(onSend).toHaveBeenCalled())
  expect(onSend.mock.calls).toEqual([['Ana']])
})

it.each(['its button', 'no button'])(
  'sends a form that waited by %s also in a Safari without requestSubmit',
  async (by) => {
    onTestFinished(() => void vi.restoreAllMocks())
    const { loadSchema, arrive } = lateSchema()
    const { input, onSend } = showForm(loadSchema)
    const { form } = input
    if (!form) throw new Error('the field stands in a form')
    // The document of the tests has no clicks that submit without it.
    Object.defineProperty(form, 'requestSubmit', { value: undefined })
    const options = { bubbles: true, cancelable: true }
    vi.spyOn(HTMLElement.prototype, 'click').mockImplementation(function click(this: HTMLElement) {
      fireEvent(form, new SubmitEvent('submit', { ...options, submitter: this }))
    })
    input.value = 'Ana'
    if (by === 'its button') screen.getByRole('button', { name: 'Send' }).click()
    // A Safari before 15.4 names none.
    else fireEvent(form, new Event('submit', options))
    arrive()
    await waitFor(() => expect(onSend.mock.calls).toEqual([['Ana']]))
    expect(screen.getAllByRole('button')).toHaveLength(2)
  },
)

it('adds a row that was asked for before the rules were there', async () => {
  const { loadSchema, arrive } = lateSchema()
  showForm(loadSchema)
  fireEvent.click(screen.getByRole('button', { name: 'Add' }))
  expect(screen.queryAllByRole('separator')).toHaveLength(0)
  arrive()
  await waitFor(() => expect(screen.getAllByRole('separator')).toHaveLength(1))
})

it('leaves the form to browser and server where the rules cannot be had', async () => {
  const { send, onSend } = showForm(() => Promise.reject(new Error('offline')))
  const native = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
  send()
  await waitFor(() => expect(native).toHaveBeenCalledOnce())
  expect(onSend).not.toHaveBeenCalled()
})

it('keeps a form on its page that is sent without a network, and says so each time', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => void vi.restoreAllMocks())
  const { input, send, onSend } = showForm(() => Promise.reject(new Error('offline')))
  const native = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
  input.value = 'Ana'
  for (const times of [1, 2]) {
    send()
    await waitFor(() => expect(onOffline).toHaveBeenCalledTimes(times))
  }
  expect(native).not.toHaveBeenCalled()
  expect(onSend).not.toHaveBeenCalled()
  expect(input.value).toBe('Ana')
})
