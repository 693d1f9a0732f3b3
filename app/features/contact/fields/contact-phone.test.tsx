// @vitest-environment happy-dom
import { useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import * as z from 'zod'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { ContactPhone } from './contact-phone'
import { looksLikePhone } from '../looks-like-phone'
import { listPhoneCountries } from '../phone-countries.server'
import { phoneShape, withPhoneRules } from '../phone-rules'

const schema = withPhoneRules(z.object(phoneShape), {
  isRequired: true,
  isPhoneNumber: looksLikePhone,
})
const i18n = await createServerI18n('es')

function SampleForm() {
  const [form, fields] = useForm({
    id: 'sample',
    shouldRevalidate: 'onInput',
    defaultValue: { countryCode: 'GT' },
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
  })
  return (
    <I18nextProvider i18n={i18n}>
      <form id={form.id} onSubmit={form.onSubmit} noValidate>
        <ContactPhone fields={fields} countries={listPhoneCountries('es')} offersNoPhone />
        <button type="submit">Enviar</button>
      </form>
    </I18nextProvider>
  )
}

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})

function show() {
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  act(() => root.render(<SampleForm />))
  onTestFinished(() => {
    act(() => root.unmount())
    page.remove()
  })
  const find = (selector: string) => {
    const element = page.querySelector<HTMLInputElement>(selector)
    if (!element) throw new Error(`There is no ${selector}`)
    return element
  }
  return { phone: find('input[type=tel]'), noPhone: find('[name=noPhone]'), find }
}

it('begins with the country of the language, and asks for a phone', () => {
  const { phone, find } = show()
  expect(find('select').value).toBe('GT')
  act(() => find('button').click())
  expect(phone.getAttribute('aria-invalid')).toBe('true')
  expect(find(`#${phone.getAttribute('aria-describedby') ?? 'none'}`).textContent).toBe(
    'Por favor, escriba su teléfono',
  )
})

it('asks no more once the visitor says that there is none, and warns of the spam folder', () => {
  const { phone, noPhone, find } = show()
  act(() => find('button').click())
  act(() => noPhone.click())
  expect(phone.hasAttribute('aria-invalid')).toBe(false)
  expect(phone.getAttribute('aria-required')).toBe('false')
  expect(find(`#${noPhone.getAttribute('aria-describedby') ?? 'none'}`).textContent).toContain(
    'spam',
  )
  act(() => noPhone.click())
  expect(phone.getAttribute('aria-invalid')).toBe('true')
})
