// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { showIn } from '~/testing/show'
import { DayPicker } from './day-picker'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T15:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const sent = (form: HTMLElement) =>
  form instanceof HTMLFormElement ? Object.fromEntries(new FormData(form)) : {}

/** The document here opens no popovers, so the test says that one is open. */
async function open(label: string): Promise<void> {
  const popover = document.querySelector<HTMLElement>(`[popover][aria-label$=": ${label}"]`)
  if (!popover) throw new Error(`no calendar of ${label}`)
  const matches = vi.spyOn(popover, 'matches').mockReturnValue(true)
  popover.hidePopover = () => {
    matches.mockReturnValue(false)
    fireEvent(popover, new Event('toggle'))
  }
  fireEvent(popover, new Event('toggle'))
  // A calendar that has loaded takes the focus last of all.
  await waitFor(() => expect(document.activeElement?.closest('[popover]')).toBe(popover))
}

const dayButton = (name: string) => screen.getByRole('button', { name: new RegExp(name) })

it('shows a day in the language of the page and sends it as the form of old did', async () => {
  const show = await showIn('es')
  show(
    <form aria-label="form">
      <DayPicker name="day" label="Día" value="2026-12-24" hint="El día de la llegada" />
    </form>,
  )
  const opener = screen.getByRole('button', { name: /Día 24-dic-2026/ })
  expect(opener.getAttribute('aria-describedby')).toBe('day-hint')
  await open('Día')
  fireEvent.click(dayButton('viernes 25 de diciembre de 2026'))
  expect(opener.textContent).toBe('25-dic-2026')
  expect(document.activeElement).toBe(opener)
  expect(sent(screen.getByRole('form'))).toEqual({ day: '2026-12-25' })
})

it('opens the end once the beginning is chosen, and refuses an end before it', async () => {
  const show = await showIn('en')
  show(
    <form aria-label="form">
      <DayPicker name="from" label="From" value="" next="to" />
      <DayPicker name="to" label="To" value="" after="from" />
    </form>,
  )
  const opensEnd = vi.fn()
  screen.getByRole('button', { name: /^To/ }).addEventListener('click', opensEnd)
  await open('From')
  fireEvent.click(dayButton('November 24, 2026'))
  expect(opensEnd).toHaveBeenCalledOnce()
  await open('To')
  fireEvent.click(dayButton('November 24, 2026'))
  expect(screen.getByRole('status').textContent).toBe(
    'The last day has to come after the first one',
  )
  fireEvent.click(dayButton('November 27, 2026'))
  expect(sent(screen.getByRole('form'))).toEqual({ from: '2026-11-24', to: '2026-11-27' })
})

it('can be left empty again where no day is needed', async () => {
  const show = await showIn('en')
  show(
    <form aria-label="form">
      <DayPicker name="day" label="Day" value="2026-12-24" isOptional />
    </form>,
  )
  await open('Day')
  fireEvent.click(screen.getByRole('button', { name: 'No day' }))
  expect(screen.getByRole('button', { name: /Day Choose a day/ })).toBeTruthy()
  expect(sent(screen.getByRole('form'))).toEqual({ day: '' })
})

it('says what is wrong with the day that was sent', async () => {
  const show = await showIn('en')
  show(<DayPicker name="day" label="Day" value="" problem="Choose the day of the payment" />)
  const opener = screen.getByRole('button', { name: /Day/ })
  expect(opener.getAttribute('aria-describedby')).toBe('day-problem')
  expect(document.activeElement).toBe(opener)
})

it('keeps what was chosen in the field of the browser before scripts ran', async () => {
  const i18n = await createServerI18n('en')
  const form = (
    <I18nextProvider i18n={i18n}>
      <form aria-label="form">
        <DayPicker name="day" label="Day" value="2026-12-24" />
      </form>
    </I18nextProvider>
  )
  const container = document.createElement('div')
  container.innerHTML = renderToString(form)
  document.body.append(container)
  const plain = screen.getByLabelText<HTMLInputElement>('Day')
  expect(plain.type).toBe('date')
  plain.value = '2026-12-31'
  plain.focus()
  render(form, { container, hydrate: true })
  const opener = await screen.findByRole('button', { name: /Day 31-Dec-2026/ })
  expect(document.activeElement).toBe(opener)
  expect(sent(screen.getByRole('form'))).toEqual({ day: '2026-12-31' })
})
