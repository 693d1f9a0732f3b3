// @vitest-environment happy-dom
import { getFormProps } from '@conform-to/react'
import { useLayoutEffect } from 'react'
import { expect, it, vi } from 'vitest'
import * as z from 'zod'
import { showIn } from '~/testing/show'
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

it('leaves a form to the browser that is sent before its rules can be waited for', async () => {
  const onSend = vi.fn()
  const show = await showIn('en')
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true })
  show(
    <>
      <NoteForm onSend={onSend} />
      <SentAtOnce event={event} />
    </>,
  )
  expect(onSend).not.toHaveBeenCalled()
  expect(event.defaultPrevented).toBe(false)
})
