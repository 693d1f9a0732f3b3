// @vitest-environment happy-dom
import { useForm } from '@conform-to/react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import * as z from 'zod'
import { useRules, type LoadRules } from './use-rules'

type Note = { name: string }

const schema = z.object({ name: z.string('enterName') })

const onOffline = vi.fn()

type NoteFormProps = { rules: LoadRules<Note, Note>; onSend: (name: string) => void }

function NoteForm({ rules, onSend }: NoteFormProps) {
  const onValidate = useRules<Note, Note>({ formId: 'note', rules, isRefused: false, onOffline })
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
function lateRules() {
  let arrive = () => {}
  const rules = new Promise<typeof schema>((resolve) => {
    arrive = () => resolve(schema)
  })
  return { rules: () => rules, arrive }
}

function show(rules: LoadRules<Note, Note>) {
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  const onSend = vi.fn<(name: string) => void>()
  flushSync(() => root.render(<NoteForm rules={rules} onSend={onSend} />))
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
  const rules = vi.fn(async () => schema)
  const { input, send, message } = show(rules)
  expect(rules).not.toHaveBeenCalled()
  input.focus()
  await vi.waitFor(() => expect(rules).toHaveBeenCalledOnce())
  send()
  await vi.waitFor(() => expect(message()).toBe('enterName'))
})

it('judges a form that is sent before the rules are there as soon as they come', async () => {
  const { rules, arrive } = lateRules()
  const { input, send, message, onSend } = show(rules)
  send()
  arrive()
  await vi.waitFor(() => expect(message()).toBe('enterName'))
  expect(onSend).not.toHaveBeenCalled()

  input.value = 'Ana'
  send()
  expect(onSend.mock.calls).toEqual([['Ana']])
})

it('sends a good form that waited once, however often it was sent meanwhile', async () => {
  const { rules, arrive } = lateRules()
  const { input, send, onSend } = show(rules)
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
