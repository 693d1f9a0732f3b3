// @vitest-environment happy-dom
import { useForm } from '@conform-to/react'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { contractWords } from '~/features/contracts/contract-words.server'
import { showIn } from '~/testing/show'
import type { Stroke } from './signature'
import { SignatureField } from './signature-field'

type Drawing = { onDraw: (strokes: readonly Stroke[]) => void; onUnavailable: () => void }

vi.mock('./drawing-area', () => ({
  DrawingArea: ({ onDraw, onUnavailable }: Drawing) => (
    <>
      <button type="button" onClick={() => onDraw([[{ x: 1, y: 1 }]])}>
        Draw
      </button>
      <button type="button" onClick={onUnavailable}>
        Fail
      </button>
    </>
  ),
}))

const show = await showIn('en')
const words = contractWords('en').guest
const button = (name: string) => screen.getByRole('button', { name })

/** Presses a button as the Enter key does: it has the focus. */
function press(name: string): void {
  button(name).focus()
  fireEvent.click(button(name))
}

function Signature() {
  const [, { signature }] = useForm<{ signature: string }>({})
  return <SignatureField field={signature} words={words} hasScript isOnScreen />
}

it('moves the focus to the way to sign that was chosen', () => {
  show(<Signature />)
  press(words.typeInstead)
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: words.signature }))
  press(words.drawInstead)
  expect(document.activeElement).toBe(screen.getByRole('group', { name: words.signature }))
})

it('leaves the focus alone where the name is typed because nothing can be drawn', () => {
  show(<Signature />)
  fireEvent.click(button('Fail'))
  expect(screen.getByRole('textbox', { name: words.signature })).toBeTruthy()
  expect(document.activeElement).toBe(document.body)
})

it('keeps the focus on the button that takes a drawing back', () => {
  show(<Signature />)
  expect(button(words.drawAgain).getAttribute('aria-disabled')).toBe('true')
  press('Draw')
  expect(button(words.drawAgain).getAttribute('aria-disabled')).toBe('false')
  press(words.drawAgain)
  expect([
    button(words.drawAgain).getAttribute('aria-disabled'),
    button(words.drawAgain).hasAttribute('disabled'),
  ]).toEqual(['true', false])
  expect(document.activeElement).toBe(button(words.drawAgain))
})
