// @vitest-environment happy-dom
import { useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { showIn } from '~/testing/show'
import { ContactPhone } from './contact-phone'
import { looksLikePhone } from '../looks-like-phone'
import { listPhoneCountries } from '../phone-countries.server'
import { phoneShape, withPhoneRules } from '../phone-rules'

const schema = withPhoneRules(z.object(phoneShape), {
  isRequired: true,
  isPhoneNumber: looksLikePhone,
})
const show = await showIn('es')

function SampleForm() {
  const [form, fields] = useForm({
    id: 'sample',
    shouldRevalidate: 'onInput',
    defaultValue: { countryCode: 'GT' },
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
  })
  return (
    <form id={form.id} onSubmit={form.onSubmit} noValidate>
      <ContactPhone fields={fields} countries={listPhoneCountries('es')} offersNoPhone />
      <button type="submit">Enviar</button>
    </form>
  )
}

function showForm() {
  show(<SampleForm />)
  return {
    phone: screen.getByRole('textbox'),
    noPhone: screen.getByRole('checkbox'),
    send: screen.getByRole('button', { name: 'Enviar' }),
  }
}

const description = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent

it('begins with the country of the language, and asks for a phone', () => {
  const { phone, send } = showForm()
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('GT')
  fireEvent.click(send)
  expect(phone.getAttribute('aria-invalid')).toBe('true')
  expect(description(phone)).toBe('Por favor, escriba su teléfono')
})

it('asks no more once the visitor says that there is none, and warns of the spam folder', () => {
  const { phone, noPhone, send } = showForm()
  fireEvent.click(send)
  fireEvent.click(noPhone)
  expect(phone.hasAttribute('aria-invalid')).toBe(false)
  expect(phone.getAttribute('aria-required')).toBe('false')
  expect(description(noPhone)).toContain('spam')
  fireEvent.click(noPhone)
  expect(phone.getAttribute('aria-invalid')).toBe('true')
})
