// @vitest-environment happy-dom
import { useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { locales } from '~content/locale'
import { showIn } from '~/testing/show'
import { contractWords } from './contract-words.server'
import { GuestsField } from './guest/steps/guests-field'
import { SignersFields } from './staff/fields/signers-fields'

const show = await showIn('en')
const words = contractWords('en')

const text = z.string().optional()
const guest = z.object({ fullName: text, age: text })
const language = z.enum(locales).optional()
const signer = z.object({ id: text, fullName: text, email: text, phone: text, language })
const schema = z.object({ guests: z.array(guest).optional(), signers: z.array(signer).optional() })
const onValidate = ({ formData }: { formData: FormData }) => parseWithZod(formData, { schema })

function Guests({ names }: { names: string[] }) {
  const defaultValue = { guests: names.map((fullName) => ({ fullName, age: '34' })) }
  const [form, { guests }] = useForm<z.infer<typeof schema>>({ defaultValue, onValidate })
  return (
    <form id={form.id} onSubmit={form.onSubmit} noValidate>
      <GuestsField
        form={form}
        field={guests}
        words={words.guest}
        totalGuests={3}
        onChange={() => undefined}
      />
    </form>
  )
}

function Signers({ names }: { names: string[] }) {
  const defaultValue = { signers: names.map((fullName) => ({ fullName })) }
  const [form, { signers }] = useForm<z.infer<typeof schema>>({ defaultValue, onValidate })
  return (
    <form id={form.id} onSubmit={form.onSubmit} noValidate>
      <SignersFields form={form} field={signers} words={words} language="en" />
    </form>
  )
}

/** Presses a button as the Enter key does: it has the focus. */
function press(button: HTMLElement): void {
  button.focus()
  fireEvent.click(button)
}

const row = (name: string) => within(screen.getByRole('group', { name }))
const focused = () => document.activeElement

it('focuses the name of a guest who was added', () => {
  show(<Guests names={['Ana']} />)
  press(screen.getByRole('button', { name: words.guest.addGuest }))
  expect(focused()).toBe(row('Guest 2').getByLabelText(words.guest.guestName))
})

it('focuses the next guest where one was taken away, and at last the name of the only one', () => {
  show(<Guests names={['Ana', 'Luis', 'Eva']} />)
  press(row('Guest 1').getByRole('button'))
  expect(focused()).toBe(row('Guest 1').getByRole('button'))
  press(row('Guest 2').getByRole('button'))
  expect(focused()).toBe(row('Guest 1').getByLabelText(words.guest.guestName))
  expect(focused()).toHaveProperty('value', 'Luis')
})

it('focuses who signs next where a signer was taken away, and at last the button that adds one', () => {
  show(<Signers names={['Luis', 'Eva']} />)
  press(screen.getByRole('button', { name: words.staff.addSigner }))
  expect(focused()).toHaveProperty('name', 'signers[2].fullName')
  press(row('Signer 4').getByRole('button'))
  expect(focused()).toBe(row('Signer 3').getByRole('button'))
  press(row('Signer 2').getByRole('button'))
  press(row('Signer 2').getByRole('button'))
  expect(focused()).toBe(screen.getByRole('button', { name: words.staff.addSigner }))
})
