// @vitest-environment happy-dom
import { useForm, type SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import * as z from 'zod'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { message } from '~/platform/forms/form-message'
import { CheckboxField } from './checkbox-field'
import { ErrorSummary } from './error-summary'
import { HiddenFields } from './hidden-fields'
import type { ErrorGroup } from './list-errors'
import { RadioGroup } from './radio-group'
import { TextField } from './text-field'

const schema = z.object({
  name: z.string(message('enterName')),
  method: z.enum(['email', 'phone']).default('email'),
  consent: z.boolean('no such message'),
})

const i18n = await createServerI18n('en')

type SampleProps = { lastResult?: SubmissionResult | undefined; group?: ErrorGroup }

function SampleForm({ lastResult, group }: SampleProps) {
  const [form, fields] = useForm({
    id: 'sample',
    lastResult,
    defaultValue: { method: 'phone' },
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
  })
  return (
    <I18nextProvider i18n={i18n}>
      <form id={form.id} onSubmit={form.onSubmit} noValidate>
        <TextField
          field={fields.name}
          label="Name"
          hint="As in your passport"
          autoComplete="name"
        />
        <RadioGroup
          field={fields.method}
          legend="Method"
          options={[
            { value: 'email', label: 'Mail' },
            { value: 'phone', label: 'Call' },
          ]}
        />
        <CheckboxField field={fields.consent} label="I agree" />
        <HiddenFields />
        <ErrorSummary form={form} lastResult={lastResult} labels={{ name: 'Name' }} group={group} />
        <button type="submit">Send</button>
      </form>
    </I18nextProvider>
  )
}

function rejectedBy(fields: Record<string, string>): SubmissionResult {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return parseWithZod(form, { schema }).reply()
}

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})

/** The form in a browser's page. */
function show(lastResult?: SubmissionResult, group?: ErrorGroup): HTMLElement {
  return showForm({ lastResult, ...(group && { group }) }).page
}

function showForm(props: SampleProps) {
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  const render = (next: SampleProps) => act(() => root.render(<SampleForm {...next} />))
  render(props)
  onTestFinished(() => {
    act(() => root.unmount())
    page.remove()
  })
  return { page, render }
}

const inputOf = (page: HTMLElement, name = 'name') => {
  const input = page.querySelector<HTMLInputElement>(`input[name=${name}]`)
  if (!input) throw new Error(`There is no field ${name}`)
  return input
}

describe('a form', () => {
  it('has a label and a hint for its field, and nothing of an error', () => {
    const page = show()
    const input = inputOf(page)
    expect(page.querySelector(`label[for="${input.id}"]`)?.textContent).toBe('Name')
    const hint = page.querySelector(`#${input.getAttribute('aria-describedby') ?? 'none'}`)
    expect(hint?.textContent).toBe('As in your passport')
    expect(input.hasAttribute('aria-invalid')).toBe(false)
    expect(page.querySelector('[role=group]')).toBeNull()
  })

  it('shows what was refused beside the field and in the summary, and keeps what was written', () => {
    const page = show(rejectedBy({ method: 'email', consent: 'on' }))
    const input = inputOf(page)
    expect(input.getAttribute('aria-invalid')).toBe('true')
    const described = (input.getAttribute('aria-describedby') ?? '').split(' ')
    expect(described.map((id) => page.querySelector(`#${id}`)?.textContent)).toEqual([
      'As in your passport',
      'Please enter name',
    ])
    const summary = page.querySelector('[role=group]')
    expect(summary?.textContent).toContain('Failed to send, check that the information is complete')
    expect(summary?.querySelector('a')?.getAttribute('href')).toBe(`#${input.id}`)
    expect(inputOf(page, 'consent').hasAttribute('checked')).toBe(true)
    expect(page.querySelector('[value=email]')?.hasAttribute('checked')).toBe(true)
  })

  it('has words for a message that nobody wrote', () => {
    const page = show(rejectedBy({ name: 'Ana' }))
    expect(page.querySelector('[role=group] a')?.textContent).toBe('Please check this field')
  })

  it('carries an empty honeypot out of reach', () => {
    const honeypot = inputOf(show(), 'website')
    expect([honeypot.value, honeypot.tabIndex, honeypot.autocomplete]).toEqual(['', -1, 'off'])
    expect(honeypot.closest('[aria-hidden=true]')).not.toBeNull()
  })

  it('holds no key as the server sends it, since the page is the same for everybody', () => {
    const html = renderToStaticMarkup(
      <I18nextProvider i18n={i18n}>
        <HiddenFields />
      </I18nextProvider>,
    )
    expect(html).toContain('name="submissionKey" value=""')
  })
})

describe('a form in the browser', () => {
  it('makes the key by which sending it twice is known', () => {
    const first = inputOf(show(), 'submissionKey').value
    expect(first).toMatch(/^[\da-f-]{36}$/)
    expect(inputOf(show(), 'submissionKey').value).not.toBe(first)
  })

  it('gives the focus to the summary when the browser refuses to send it', async () => {
    const page = show()
    act(() => page.querySelector('button')?.click())
    await vi.waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('group'))
    expect(page.querySelectorAll('[role=group] a')).toHaveLength(2)
  })

  it('keeps the other mistakes in the summary while one is mended, and the focus in its field', () => {
    const page = show(rejectedBy({}))
    const input = inputOf(page)
    input.focus()
    act(() => {
      input.value = 'Ana'
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
    const left = [...page.querySelectorAll('[role=group] a')].map(({ textContent }) => textContent)
    expect(left).toEqual(['Please check this field'])
    expect(document.activeElement).toBe(input)
  })

  it('gives the focus to the summary when the server refused it', () => {
    show(rejectedBy({}))
    expect(document.activeElement?.getAttribute('role')).toBe('group')
  })

  it('says beside its button that sending failed, each time, aloud and with the focus there', () => {
    const { page, render } = showForm({})
    inputOf(page).focus()
    for (const key of ['sendDataError', 'tooManyTries'] as const) {
      page.querySelector('button')?.focus()
      render({ lastResult: { status: 'error', error: { '': [message(key)] } } })
      const box = page.querySelector('[role=group]')
      expect(document.activeElement).toBe(box)
      expect(box?.nextElementSibling?.textContent).toBe('Send')
      expect(box?.querySelector('[role=alert]')?.textContent).toBe(i18n.t(`forms:messages.${key}`))
      expect(box?.querySelector('ul')).toBeNull()
    }
  })

  it('leaves the focus to who types on after an attempt', () => {
    const { page, render } = showForm({})
    const input = inputOf(page)
    page.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { cancelable: true }))
    input.focus()
    act(() => {
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
    render({ group: { names: [], line: String } })
    expect(document.activeElement).toBe(input)
  })

  it('has one line for fields that are wrong together, which leads to the first of them', () => {
    const line = (count: number) => `${count} to fill in`
    const page = show(rejectedBy({}), { names: ['consent', 'name'], line })
    const [link, ...others] = page.querySelectorAll('[role=group] a')
    expect([link?.textContent, others.length]).toEqual(['2 to fill in', 0])
    expect(link?.getAttribute('href')).toBe(`#${inputOf(page).id}`)
  })

  it('begins each line with the name of its field', () => {
    const link = show(rejectedBy({})).querySelector('[role=group] a')
    expect(link?.textContent).toBe('Name: Please enter name')
  })
})
