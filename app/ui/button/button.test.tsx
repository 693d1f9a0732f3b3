// @vitest-environment happy-dom
import { createEvent, fireEvent, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { showIn } from '~/testing/show'
import { Button, ButtonLink, IconButton } from './button'

const show = async (node: ReactNode) => (await showIn('en'))(<main>{node}</main>)
const button = (name: string | RegExp) => screen.getByRole('button', { name })

/** Presses the button; whether the browser goes on to do what the button is for. */
function press(pressed: HTMLElement): boolean {
  const click = createEvent.click(pressed)
  fireEvent(pressed, click)
  return !click.defaultPrevented
}

it('sends no form unless it is made for that', async () => {
  await show(
    <>
      <Button>Back</Button>
      <Button type="submit">Send</Button>
    </>,
  )
  expect(button('Back').getAttribute('type')).toBe('button')
  expect(button('Send').getAttribute('type')).toBe('submit')
})

it('does nothing while it is busy, and says why aloud', async () => {
  const onClick = vi.fn()
  await show(
    <Button busyLabel="Sending…" isBusy onClick={onClick}>
      Send
    </Button>,
  )
  const busy = button(/Send/)
  expect(press(busy)).toBe(false)
  expect(onClick).not.toHaveBeenCalled()
  expect(busy.getAttribute('aria-disabled')).toBe('true')
  expect(within(busy).getByRole('status').textContent).toBe('Sending…')
})

it('works again once it is no longer busy', async () => {
  const onClick = vi.fn()
  await show(
    <Button busyLabel="Sending…" onClick={onClick}>
      Send
    </Button>,
  )
  expect(press(button('Send'))).toBe(true)
  expect(onClick).toHaveBeenCalledOnce()
})

it('is a link where it leads somewhere', async () => {
  await show(<ButtonLink href="#form">To the form</ButtonLink>)
  expect(screen.getByRole('link', { name: 'To the form' }).getAttribute('href')).toBe('#form')
})

it('keeps the focus when its icon has nothing more to do', async () => {
  const onClick = vi.fn()
  await show(<IconButton icon="minus" label="Fewer" disabled onClick={onClick} />)
  const fewer = button('Fewer')
  fewer.focus()
  expect(document.activeElement).toBe(fewer)
  expect(fewer.getAttribute('aria-disabled')).toBe('true')
  press(fewer)
  expect(onClick).not.toHaveBeenCalled()
})

it('names an icon in words', async () => {
  await show(<IconButton icon="close" label="Close the menu" />)
  const icon = button('Close the menu').querySelector('svg')
  expect(icon?.getAttribute('aria-hidden')).toBe('true')
})
