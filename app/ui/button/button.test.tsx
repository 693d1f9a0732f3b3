// @vitest-environment happy-dom
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { Button, ButtonLink, IconButton } from './button'

/** The first element of the page, which shows the node. */
function show(node: ReactNode): HTMLElement {
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  onTestFinished(() => {
    flushSync(() => root.unmount())
    page.remove()
  })
  flushSync(() => root.render(node))
  if (!(page.firstElementChild instanceof HTMLElement)) throw new Error('The page is empty')
  return page.firstElementChild
}

/** Presses the button; whether the browser goes on to do what the button is for. */
const press = (button: HTMLElement) =>
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))

it('sends no form unless it is made for that', () => {
  expect(show(<Button>Back</Button>).getAttribute('type')).toBe('button')
  expect(show(<Button type="submit">Send</Button>).getAttribute('type')).toBe('submit')
})

it('does nothing while it is busy, and says why aloud', () => {
  const onClick = vi.fn()
  const button = show(
    <Button busyLabel="Sending…" isBusy onClick={onClick}>
      Send
    </Button>,
  )
  expect(press(button)).toBe(false)
  expect(onClick).not.toHaveBeenCalled()
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(button.querySelector('[role=status]')?.textContent).toBe('Sending…')
})

it('works again once it is no longer busy', () => {
  const onClick = vi.fn()
  const button = show(
    <Button busyLabel="Sending…" onClick={onClick}>
      Send
    </Button>,
  )
  expect(press(button)).toBe(true)
  expect(onClick).toHaveBeenCalledOnce()
  expect(button.textContent).toBe('Send')
})

it('is a link where it leads somewhere', () => {
  const link = show(<ButtonLink href="#form">To the form</ButtonLink>)
  expect([link.tagName, link.getAttribute('href')]).toEqual(['A', '#form'])
})

it('keeps the focus when its icon has nothing more to do', () => {
  const onClick = vi.fn()
  const button = show(<IconButton icon="minus" label="Fewer" disabled onClick={onClick} />)
  button.focus()
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  press(button)
  expect(onClick).not.toHaveBeenCalled()
})

it('names an icon in words', () => {
  const button = show(<IconButton icon="close" label="Close the menu" />)
  expect(button.getAttribute('aria-label')).toBe('Close the menu')
  expect(button.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})
