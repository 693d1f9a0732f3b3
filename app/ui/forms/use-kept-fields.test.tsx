// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { forgetFields, useKeptFields } from './use-kept-fields'

type FormProps = {
  name?: string
  payment?: string
  /** With which country the page begins. */
  country?: string
  onCountry?: (code: string) => void
  onLeftOut?: () => void
}

const except = ['agreement', 'payment']

function Form(props: FormProps) {
  const { name = '', payment = 'cash', country = 'US', onCountry, onLeftOut } = props
  useKeptFields('note', except)
  return (
    <>
      <form id="note">
        <input type="text" name="name" aria-label="Name" defaultValue={name} />
        <select
          name="country"
          aria-label="Country"
          defaultValue={country}
          onChange={({ target }) => onCountry?.(target.value)}
        >
          <option>GT</option>
          <option>MX</option>
          <option>US</option>
        </select>
        <input type="tel" name="phone" aria-label="Number" />
        <select name="payment" aria-label="Payment" defaultValue={payment}>
          <option>cash</option>
          <option>card</option>
        </select>
        <input type="radio" name="way" value="email" aria-label="E-mail" defaultChecked />
        <input type="radio" name="way" value="phone" aria-label="Phone" />
        <input type="radio" name="way" value="whatsapp" aria-label="WhatsApp" />
        <input type="checkbox" name="services" value="guide" aria-label="Guide" />
        <input type="checkbox" name="services" value="dinner" aria-label="Dinner" defaultChecked />
        <input type="checkbox" name="agreement" aria-label="I agree" />
        <input type="number" name="guests" aria-label="Guests" defaultValue={1} />
        <textarea name="words" aria-label="Words" />
      </form>
      <input
        type="checkbox"
        form="note"
        name="leftOut"
        value="casa"
        aria-label="Leave out"
        onChange={onLeftOut}
      />
    </>
  )
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } })

function reload(props: FormProps = {}) {
  cleanup()
  render(<Form {...props} />)
}

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

it('has after a reload what was typed before', () => {
  render(<Form />)
  type('Name', 'Ana')
  type('Words', 'We come late')
  reload()
  expect(field('Name').value).toBe('Ana')
  expect(field('Words').value).toBe('We come late')
})

it('has after a reload what was chosen before, and tells who listens', () => {
  render(<Form />)
  type('Country', 'MX')
  for (const label of ['Phone', 'Guide', 'Dinner', 'Leave out']) fireEvent.click(field(label))
  const onCountry = vi.fn()
  const onLeftOut = vi.fn()
  reload({ onCountry, onLeftOut })
  expect(field('Country').value).toBe('MX')
  expect(onCountry).toHaveBeenCalledExactlyOnceWith('MX')
  expect(field('Phone').checked).toBe(true)
  expect(field('E-mail').checked).toBe(false)
  expect(field('Guide').checked).toBe(true)
  expect(field('Dinner').checked).toBe(false)
  expect(field('Leave out').checked).toBe(true)
  expect(onLeftOut).toHaveBeenCalledOnce()
})

it('has a number in place of the one with which the page begins, not of another one', () => {
  render(<Form />)
  type('Guests', '3')
  reload()
  expect(field('Guests').value).toBe('3')
  cleanup()
  const early = <Form />
  const page = document.createElement('main')
  page.innerHTML = renderToString(early)
  document.body.append(page)
  const guests = page.querySelector<HTMLInputElement>('[type=number]')
  if (guests) guests.value = '2'
  render(early, { container: page, hydrate: true })
  expect(field('Guests').value).toBe('2')
  page.remove()
})

it('leaves a radio that was chosen before React took the form over', () => {
  render(<Form />)
  fireEvent.click(field('Phone'))
  cleanup()
  const early = <Form />
  const page = document.createElement('main')
  page.innerHTML = renderToString(early)
  document.body.append(page)
  const third = [...page.querySelectorAll<HTMLInputElement>('[name=way]')].at(-1)
  third?.click()
  render(early, { container: page, hydrate: true })
  expect(field('WhatsApp').checked).toBe(true)
  expect(field('Phone').checked).toBe(false)
})

it('asks for a consent anew', () => {
  render(<Form />)
  fireEvent.click(field('I agree'))
  reload()
  expect(field('I agree').checked).toBe(false)
})

it('leaves a field as the page made it that begins with a choice of another page', () => {
  render(<Form payment="card" />)
  type('Name', 'Ana')
  reload({ payment: 'cash' })
  expect(field('Payment').value).toBe('cash')
  expect(field('Name').value).toBe('Ana')
})

it('begins with the country of the other language where nobody chose one', () => {
  render(<Form />)
  type('Name', 'Ana')
  reload({ country: 'GT' })
  expect(field('Country').value).toBe('GT')
  expect(field('Name').value).toBe('Ana')
})

it('has a number with its country in the other language, too', () => {
  render(<Form />)
  type('Number', '555 123 4567')
  reload({ country: 'GT' })
  expect(field('Country').value).toBe('US')
  expect(field('Number').value).toBe('555 123 4567')
})

it('has a country that was chosen in each language, also where one begins with it', () => {
  render(<Form country="GT" />)
  type('Country', 'US')
  reload()
  type('Name', 'Ana')
  reload({ country: 'GT' })
  expect(field('Country').value).toBe('US')
})

it('writes over nothing that is there already', () => {
  render(<Form />)
  type('Name', 'Ana')
  reload({ name: 'Bea' })
  expect(field('Name').value).toBe('Bea')
})

it('begins empty once the form was taken, and with what nobody can read', () => {
  render(<Form />)
  type('Name', 'Ana')
  forgetFields('note')
  reload()
  expect(field('Name').value).toBe('')
  for (const broken of ['[broken', '{"name":"Ana"}', '{"name":[1]}', 'null']) {
    sessionStorage.setItem('typed note', broken)
    reload()
    expect(field('Country').value).toBe('US')
  }
})
