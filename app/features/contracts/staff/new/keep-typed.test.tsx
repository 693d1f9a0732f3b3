// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { editorFormId } from '../editor-data'
import type { EditorValues } from '../form/editor-values'
import { carryTyped, useKeptEditor } from './keep-typed'

/** What a template of half the price fills in, and one of a third. */
const former: EditorValues = {
  currency: '$',
  customDownPayment: 50,
  damageDeposit: 150,
  customCheckIn: '3 PM',
  contractDate: '29/11/2026',
  linkDays: '5',
}
const next: EditorValues = {
  ...former,
  customDownPayment: 30,
  damageDeposit: 200,
  customCheckIn: '15:00',
}

/** The fields as they stand in the form where nothing was typed. */
const untouched = {
  do: 'save',
  formKey: 'one',
  template: 'a',
  language: 'en',
  fullName: '',
  currency: '$',
  startDate: '',
  endDate: '',
  stay: '',
  fullPayment: '',
  customDownPayment: '50',
  downPayment: '',
  firstPayment: '',
  secondPayment: '',
  damageDeposit: '150.00',
  customCheckIn: '3 PM',
  contractDate: '29-NOV-2026',
  linkDays: '5',
  asDraft: false,
}

const carry = (typed: Record<string, string | boolean>) =>
  carryTyped({ typed: { ...untouched, ...typed }, former }, next)

describe('where another template is chosen', () => {
  it('its values stand in the fields in which nothing was typed', () => {
    expect(carry({})).toEqual({ ...next, signers: [] })
  })

  it('what was typed stays, also where it was emptied', () => {
    const typed = { fullName: 'Ixchel Xol', customCheckIn: '', damageDeposit: '99', asDraft: true }
    expect(carry(typed)).toMatchObject({ ...typed, customDownPayment: 30 })
  })

  it('the payments follow from its percentage', () => {
    const payments = { downPayment: '500', firstPayment: '500', secondPayment: '500' }
    expect(carry({ fullPayment: '1000', ...payments })).toMatchObject({
      fullPayment: '1000',
      customDownPayment: '30',
      downPayment: '300',
      firstPayment: '300',
      secondPayment: '700',
    })
  })

  it('a percentage, or a payment, that was set by hand stays', () => {
    const forty = { downPayment: '400', firstPayment: '400', secondPayment: '600' }
    expect(carry({ fullPayment: '1000', customDownPayment: '40', ...forty })).toMatchObject({
      customDownPayment: '40',
      ...forty,
    })
    const first = { downPayment: '500', firstPayment: '600', secondPayment: '400' }
    expect(carry({ fullPayment: '1000', ...first })).toMatchObject({
      customDownPayment: '30',
      downPayment: '300',
      firstPayment: '600',
      secondPayment: '400',
    })
  })

  it('dates stay with the nights between them, and so does what is no day', () => {
    const dates = { startDate: '04-JAN-2027', endDate: '09-JAN-2027', stay: '5' }
    expect(carry(dates)).toMatchObject({
      startDate: '04/01/2027',
      endDate: '09/01/2027',
      stay: '5',
      customDownPayment: 30,
    })
    expect(carry({ startDate: '31-FEB-2027' })).toMatchObject({ startDate: '31-FEB-2027' })
  })

  it('those who sign stay', () => {
    const row = { fullName: 'Ana Xol', email: 'ana@example.com', phone: '', language: 'es' }
    const fields: Record<string, string> = {}
    for (const [name, value] of Object.entries(row)) fields[`signers[0].${name}`] = value
    expect(carry(fields).signers).toEqual([row])
  })
})

/** The form of the template `id`, with a name, a figure and a switch. */
function Page({ id }: { id: 'a' | 'b' | 'c' }) {
  const template = { id, language: 'en', hasPayAuthorization: false } as const
  const values = id === 'a' ? former : next
  const { editor, keep } = useKeptEditor({ template, values })
  const { fullName, customDownPayment, asDraft } = editor?.values ?? {}
  return (
    <form key={id} id={editorFormId}>
      <input name="fullName" aria-label="name" defaultValue={fullName} />
      <input name="customDownPayment" aria-label="percent" defaultValue={customDownPayment} />
      <input type="checkbox" name="asDraft" defaultChecked={asDraft} />
      <button type="button" name="do" value="save" onClick={keep} />
    </form>
  )
}

it('the form is read when another template is chosen, and again at the next one', () => {
  const { rerender } = render(<Page id="a" />)
  const choose = (id: 'a' | 'b' | 'c') => {
    fireEvent.click(screen.getByRole('button'))
    rerender(<Page id={id} />)
  }
  const shown = () => ['name', 'percent'].map((name) => screen.getByLabelText(name))
  const write = (value: string) =>
    fireEvent.input(screen.getByLabelText('name'), { target: { value } })
  write('Ixchel Xol')
  fireEvent.click(screen.getByRole('checkbox'))
  choose('b')
  expect(shown()).toMatchObject([{ value: 'Ixchel Xol' }, { value: '30' }])
  expect(screen.getByRole('checkbox')).toMatchObject({ checked: true })
  choose('c')
  expect(shown()).toMatchObject([{ value: 'Ixchel Xol' }, { value: '30' }])
  write('Ana Xol')
  choose('a')
  expect(shown()).toMatchObject([{ value: 'Ana Xol' }, { value: '50' }])
})
