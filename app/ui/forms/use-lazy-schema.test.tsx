// @vitest-environment happy-dom
import { useForm } from '@conform-to/react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import * as z from 'zod'
import { useLazySchema, type LoadSchema } from './use-lazy-schema'

type Note = { name: string }

const schema = z.object({ name: z.string('enterName') })

const onOffline = vi.fn()

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
      <button type="submit">Send</button>
    </form>
  )
}

/** Rules that come when they are told to. */
function lateSchema() {
  let arrive = () => {}
  const loadSchema = new Promise<typeof schema>((resolve) => {
    arrive = () => resolve(schema)
  })
  return { loadSchema: () => loadSchema, arrive }
}

function show(loadSchema: LoadSchema<Note, Note>) {
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  const onSend = vi.fn<(name: string) => void>()
  flushSync(() => root.render(<NoteForm loadSchema={loadSchema} onSend={onSend} />))
  onTestFinished(() => {
    flushSync(() => root.unmount())
    page.remove()
  })
  const form = page.querySelector('form')
  const input = page.querySelector('input')
  if (!form || !input) throw new Error('There is no form')
  const send = () => form.requestSubmit(page.querySelector('button'))
  const message = () => page.querySelector('p')?.textContent
  return { form, input, send, message, onSend }
}

it('loads nothing before the visitor comes to the form, and then once', async () => {
  const loadSchema = vi.fn(async () => schema)
  const { input, send, message } = show(loadSchema)
  expect(loadSchema).not.toHaveBeenCalled()
  input.focus()
  await vi.waitFor(() => expect(loadSchema).toHaveBeenCalledOnce())
  send()
  await vi.waitFor(() => expect(message()).toBe('enterName'))
})

it('judges a form that is sent before the rules are there as soon as they come', async () => {
  const { loadSchema, arrive } = lateSchema()
  const { input, send, message, onSend } = show(loadSchema)
  send()
  arrive()
  await vi.waitFor(() => expect(message()).toBe('enterName'))
  expect(onSend).not.toHaveBeenCalled()

  input.value = 'Ana'
  send()
  expect(onSend.mock.calls).toEqual([['Ana']])
})

it('sends a good form that waited once, however often it was sent meanwhile', async () => {
  const { loadSchema, arrive } = lateSchema()
  const { input, send, onSend } = show(loadSchema)
  input.value = 'Ana'
  send()
  send()
  expect(onSend).not.toHaveBeenCalled()
  arrive()
  await vi.waitFor(() => expect(onSend).toHaveBeenCalled())
  expect(onSend.mock.calls).toEqual([['Ana']])
})

it('leaves the form to browser and server where the rules cannot be had', async () => {
  const { form, send, onSend } = show(() => Promise.reject(new Error('offline')))
  const native = vi.spyOn(form, 'submit').mockImplementation(() => {})
  send()
  await vi.waitFor(() => expect(native).toHaveBeenCalledOnce())
  expect(onSend).not.toHaveBeenCalled()
})

it('keeps a form on its page that is sent without a network, and says so each time', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => void vi.restoreAllMocks())
  const { form, input, send, onSend } = show(() => Promise.reject(new Error('offline')))
  const native = vi.spyOn(form, 'submit').mockImplementation(() => {})
  input.value = 'Ana'
  for (const times of [1, 2]) {
    send()
    await vi.waitFor(() => expect(onOffline).toHaveBeenCalledTimes(times))
  }
  expect(native).not.toHaveBeenCalled()
  expect(onSend).not.toHaveBeenCalled()
  expect(input.value).toBe('Ana')
})
