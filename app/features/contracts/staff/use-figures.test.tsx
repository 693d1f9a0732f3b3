// @vitest-environment happy-dom
import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { figureNames, type FigureName } from '../work-out-figures'
import { useFigures } from './use-figures'

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})

/** A form with the figures alone, which says below each field what the hook says of it. */
function Figures({ initial: texts }: { initial: Record<string, string> }) {
  const [initial] = useState(texts)
  const { notes, onInput, onBlur, giveBack } = useFigures('figures', initial)
  return (
    <form id="figures" onInput={onInput} onBlur={onBlur}>
      {figureNames.map((name) => {
        const { state, calculated, problem } = notes(name)
        return (
          <p key={name}>
            <input name={name} defaultValue={initial[name]} />
            <output id={`note-${name}`}>
              {[state, calculated, problem].filter(Boolean).join(' ')}
            </output>
            <button type="button" onClick={() => giveBack(name)} />
          </p>
        )
      })}
    </form>
  )
}

function open(initial: Record<string, string>): void {
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  onTestFinished(() => {
    act(() => root.unmount())
    page.remove()
  })
  act(() => root.render(<Figures initial={initial} />))
}

const input = (name: FigureName) => {
  const element = document.querySelector<HTMLInputElement>(`[name=${name}]`)
  if (!element) throw new Error(`There is no field ${name}`)
  return element
}
const valueOf = (name: FigureName) => input(name).value
const noteOf = (name: FigureName) => document.getElementById(`note-${name}`)?.textContent

/** Writes into a field and stays in it. */
function write(name: FigureName, value: string): void {
  act(() => {
    const element = input(name)
    element.focus()
    element.value = value
    element.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

const leave = (name: FigureName) => act(() => input(name).blur())

describe('the figures of a form', () => {
  beforeEach(() => open({ customDownPayment: '50' }))

  it('follow each other while somebody writes', () => {
    write('startDate', '04/01/2027')
    write('endDate', '09/01/2027')
    expect([valueOf('stay'), noteOf('stay')]).toEqual(['5', 'calculated'])
    write('fullPayment', '1000')
    expect([valueOf('firstPayment'), valueOf('secondPayment')]).toEqual(['500', '500'])
    write('fullPayment', '1200.50')
    expect([valueOf('downPayment'), valueOf('secondPayment')]).toEqual(['600.25', '600.25'])
    write('endDate', '')
    expect(valueOf('stay')).toBe('')
  })

  it('stay as they are where somebody set them by hand, until they are given back', () => {
    write('fullPayment', '1000')
    write('firstPayment', '300')
    expect([valueOf('secondPayment'), noteOf('firstPayment')]).toEqual(['700', 'byHand 500'])
    write('fullPayment', '2000')
    expect([valueOf('firstPayment'), valueOf('secondPayment')]).toEqual(['300', '1700'])
    act(() => input('firstPayment').parentElement?.querySelector('button')?.click())
    expect([valueOf('firstPayment'), noteOf('firstPayment')]).toEqual(['1000', 'calculated'])
    expect(document.activeElement).toBe(input('firstPayment'))
  })

  it('take an emptied field as given back, once it is left', () => {
    write('fullPayment', '1000')
    write('firstPayment', '300')
    write('firstPayment', '')
    expect(valueOf('firstPayment')).toBe('')
    leave('firstPayment')
    expect(valueOf('firstPayment')).toBe('500')
  })

  it('tell a contradiction when the field is left, and take it back as soon as it is mended', () => {
    write('fullPayment', '1000')
    write('firstPayment', '1')
    write('secondPayment', '2')
    expect(noteOf('secondPayment')).toBe('byHand 999')
    leave('secondPayment')
    expect(noteOf('secondPayment')).toBe('byHand 999 paymentsDiffer')
    write('firstPayment', '998')
    expect(noteOf('secondPayment')).toBe('byHand 2')
  })

  it('tell a departure before the arrival at once', () => {
    write('startDate', '04/01/2027')
    write('endDate', '01/01/2027')
    expect(noteOf('endDate')).toContain('endBeforeStart')
  })
})

it('figures of an old contract stand as they were stored, and say what contradicts', () => {
  open({
    ...{ startDate: '01/01/2027', endDate: '06/01/2027', stay: '2', customDownPayment: '50' },
    ...{ fullPayment: '1000', downPayment: '450', firstPayment: '1', secondPayment: '2' },
  })
  expect(valueOf('stay')).toBe('2')
  expect(noteOf('stay')).toBe('byHand 5 nightsDiffer')
  expect(noteOf('downPayment')).toBe('byHand 500 percentDiffers')
  expect(noteOf('secondPayment')).toBe('byHand 999 paymentsDiffer')
})
