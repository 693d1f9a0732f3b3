// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PopoverFrame } from '~/ui/calendar/popover-frame'
import { showIn } from '~/testing/show'
import { popoverOpen } from './open-popovers'
import { Popup } from './popup'

async function showPage() {
  const show = await showIn('en')
  show(
    <>
      <button type="button">Opener</button>
      <button type="button">Other</button>
      <Popup id="window" title="Terms">
        <button type="button">Inside</button>
      </Popup>
      <PopoverFrame id="calendar" label="Dates">
        {() => <button type="button">Day</button>}
      </PopoverFrame>
    </>,
  )
}

const button = (name: string) => screen.getByRole('button', { name })

/** As a browser without popovers of its own does it (`app/first-script/popovers.ts`). */
function toggle(id: string, isOpen: boolean): void {
  act(() => {
    const popover = document.getElementById(id)
    popover?.toggleAttribute(popoverOpen, isOpen)
    popover?.dispatchEvent(new Event('toggle'))
  })
}

it.each([
  ['window', 'Inside'],
  ['calendar', 'Day'],
])('a %s that closes gives the focus back', async (id, inside) => {
  await showPage()
  act(() => button('Opener').focus())
  toggle(id, true)
  act(() => button(inside).focus())
  toggle(id, false)
  expect(document.activeElement).toBe(button('Opener'))
})

it('leaves a focus that has gone elsewhere where it is', async () => {
  await showPage()
  act(() => button('Opener').focus())
  toggle('window', true)
  act(() => button('Other').focus())
  toggle('window', false)
  expect(document.activeElement).toBe(button('Other'))
})
