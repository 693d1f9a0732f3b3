// @vitest-environment happy-dom
import { useForm, type SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { message } from '~/platform/forms/form-message'
import { showIn } from '~/testing/show'
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
const show = await showIn('en')

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
    <form id={form.id} onSubmit={form.onSubmit} noValidate>
      <TextField field={fields.name} label="Name" hint="As in your passport" autoComplete="name" />
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
  )
}

function rejectedBy(fields: Record<string, string>): SubmissionResult {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return parseWithZod(form, { schema }).reply()
}

function showForm(props: SampleProps = {}) {
  const { rerender } = show(<SampleForm {...props} />)
  return { change: (next: SampleProps) => rerender(<SampleForm {...next} />) }
}

const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
/** The other group is that of the radio buttons. */
const findSummary = () => screen.queryByRole('group', { name: (name) => name !== 'Method' })
const summary = () => {
  const found = findSummary()
  if (!found) throw new Error('There is no summary')
  return found
}
const mistakes = () => within(summary()).queryAllByRole('link')
const hidden = (name: string) => {
  const input = document.querySelector<HTMLInputElement>(`input[name=${name}]`)
  if (!input) throw new Error(`There is no field ${name}`)
  return input
}
const descriptions = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)

describe('a form', () => {
  it('has a label and a hint for its field, and nothing of an error', () => {
    showForm()
    expect(descriptions(nameField())).toEqual(['As in your passport'])
    expect(nameField().hasAttribute('aria-invalid')).toBe(false)
    expect(findSummary()).toBeNull()
  })

  it('shows what was refused beside the field and in the summary, and keeps what was written', () => {
    showForm({ lastResult: rejectedBy({ method: 'email', consent: 'on' }) })
    expect(nameField().getAttribute('aria-invalid')).toBe('true')
    expect(descriptions(nameField())).toEqual(['As in your passport', 'Please enter name'])
    expect(summary().textContent).toContain(
      'Failed to send, check that the information is complete',
    )
    expect(mistakes()[0]?.getAttribute('href')).toBe(`#${nameField().id}`)
    expect(screen.getByRole('checkbox').hasAttribute('checked')).toBe(true)
    expect(screen.getByRole('radio', { name: 'Mail' }).hasAttribute('checked')).toBe(true)
  })

  it('has words for a message that nobody wrote', () => {
    showForm({ lastResult: rejectedBy({ name: 'Ana' }) })
    expect(mistakes()[0]?.textContent).toBe('Please check this field')
  })

  it('carries an empty honeypot out of reach', () => {
    showForm()
    const honeypot = hidden('website')
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
    showForm()
    const first = hidden('submissionKey').value
    expect(first).toMatch(/^[\da-f-]{36}$/)
    cleanup()
    showForm()
    expect(hidden('submissionKey').value).not.toBe(first)
  })

  it('gives the focus to the summary when the browser refuses to send it', async () => {
    showForm()
    fireEvent.click(screen.getByRole('button'))
    await waitFor(() => expect(document.activeElement).toBe(summary()))
    expect(mistakes()).toHaveLength(2)
  })

  it('keeps the other mistakes in the summary while one is mended, and the focus in its field', () => {
    showForm({ lastResult: rejectedBy({}) })
    nameField().focus()
    fireEvent.input(nameField(), { target: { value: 'Ana' } })
    expect(mistakes().map(({ textContent }) => textContent)).toEqual(['Please check this field'])
    expect(document.activeElement).toBe(nameField())
  })

  it('gives the focus to the summary when the server refused it', () => {
    showForm({ lastResult: rejectedBy({}) })
    expect(document.activeElement).toBe(summary())
  })

  it('says beside its button that sending failed, each time, aloud and with the focus there', () => {
    const { change } = showForm()
    nameField().focus()
    for (const key of ['sendDataError', 'tooManyTries'] as const) {
      screen.getByRole('button').focus()
      change({ lastResult: { status: 'error', error: { '': [message(key)] } } })
      expect(document.activeElement).toBe(summary())
      expect(summary().nextElementSibling?.textContent).toBe('Send')
      const alert = within(summary()).getByRole('alert')
      expect(alert.textContent).toBe(i18n.t(`forms:messages.${key}`))
      expect(within(summary()).queryByRole('list')).toBeNull()
    }
  })

  it('leaves the focus to who moved on from the errors before the reply brings the same', async () => {
    const { change } = showForm()
    fireEvent.click(screen.getByRole('button'))
    await waitFor(() => expect(document.activeElement).toBe(summary()))
    nameField().focus()
    change({ lastResult: rejectedBy({}) })
    expect(document.activeElement).toBe(nameField())
  })

  it('leaves the focus to who types on after an attempt', () => {
    const { change } = showForm()
    document.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { cancelable: true }))
    nameField().focus()
    fireEvent.input(nameField())
    change({ group: { names: [], line: String } })
    expect(document.activeElement).toBe(nameField())
  })

  it('has one line for fields that are wrong together, which leads to the first of them', () => {
    const line = (count: number) => `${count} to fill in`
    showForm({ lastResult: rejectedBy({}), group: { names: ['consent', 'name'], line } })
    expect(mistakes().map(({ textContent }) => textContent)).toEqual(['2 to fill in'])
    expect(mistakes()[0]?.getAttribute('href')).toBe(`#${nameField().id}`)
  })

  it('begins each line with the name of its field', () => {
    showForm({ lastResult: rejectedBy({}) })
    expect(mistakes()[0]?.textContent).toBe('Name: Please enter name')
  })
})
