// @vitest-environment happy-dom
import { getFormProps } from '@conform-to/react'
import { useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import * as z from 'zod'
import { useValidatedForm } from './use-validated-form'

vi.mock('@remix-run/react', () => ({ useNavigation: () => ({ state: 'idle' }) }))

const schema = z.object({ name: z.string('enterName') })
const loadSchema = async () => schema

function NoteForm({ onSend }: { onSend: () => void }) {
  const [form, fields] = useValidatedForm<{ name: string }, { name: string }>({
    id: 'note',
    loadSchema,
    onSubmit(event) {
      event.preventDefault()
      onSend()
    },
  })
  return (
    <form method="post" {...getFormProps(form)}>
      <input name="name" />
      <p>{fields.name.errors}</p>
      <button type="submit">Send</button>
    </form>
  )
}

/** Sends the form after it was drawn and before the effects of its hooks run. */
function SentAtOnce({ event }: { event: SubmitEvent }) {
  useLayoutEffect(() => {
    document.querySelector('form')?.dispatchEvent(event)
  }, [event])
  return null
}

it('leaves a form to the browser that is sent before its rules can be waited for', () => {
  const onSend = vi.fn()
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  onTestFinished(() => {
    flushSync(() => root.unmount())
    page.remove()
  })
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true })
  flushSync(() =>
    root.render(
      <>
        <NoteForm onSend={onSend} />
        <SentAtOnce event={event} />
      </>,
    ),
  )
  expect(onSend).not.toHaveBeenCalled()
  expect(event.defaultPrevented).toBe(false)
})
