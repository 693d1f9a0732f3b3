// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { showIn } from '~/testing/show'
import { figureNames, type FigureName } from '~/features/contracts/contract-figures'
import { useFigures } from './use-figures'

const show = await showIn('en')

/** A form with the figures alone, which says below each field what the hook says of it. */
function Figures({ initial: texts }: { initial: Record<string, string> }) {
  const [initial] = useState(texts)
  const { notes, onInput, onBlur, giveBack } = useFigures('figures', initial, 'en')
  return (
    <form id="figures" onInput={onInput} onBlur={onBlur}>
      {figureNames.map((name) => {
        const { state, calculated, problem } = notes(name)
        return (
          <p key={name}>
            <input name={name} aria-label={name} defaultValue={initial[name]} />
            <output id={`note-${name}`}>
              {[state, calculated, problem].filter(Boolean).join(' ')}
            </output>
            <button type="button" aria-label={`give back ${name}`} onClick={() => giveBack(name)} />
          </p>
        )
      })}
    </form>
  )
}

const open = (initial: Record<string, string>) => show(<Figures initial={initial} />)
const input = (name: FigureName) => screen.getByRole<HTMLInputElement>('textbox', { name })
const valueOf = (name: FigureName) => input(name).value
const noteOf = (name: FigureName) => document.getElementById(`note-${name}`)?.textContent

/** Writes into a field and stays in it. */
function write(name: FigureName, value: string): void {
  input(name).focus()
  fireEvent.input(input(name), { target: { value } })
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

  it('take days as they are written in a language, and write them so', () => {
    write('startDate', '04-ene-2027')
    write('stay', '4')
    expect([valueOf('endDate'), noteOf('endDate')]).toEqual(['08-Jan-2027', 'calculated'])
  })

  it('stay as they are where somebody set them by hand, until they are given back', () => {
    write('fullPayment', '1000')
    write('firstPayment', '300')
    expect([valueOf('secondPayment'), noteOf('firstPayment')]).toEqual(['700', 'byHand 500'])
    write('fullPayment', '2000')
    expect([valueOf('firstPayment'), valueOf('secondPayment')]).toEqual(['300', '1700'])
    fireEvent.click(screen.getByRole('button', { name: 'give back firstPayment' }))
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
    startDate: '01/01/2027',
    endDate: '06/01/2027',
    stay: '2',
    customDownPayment: '50',
    fullPayment: '1000',
    downPayment: '450',
    firstPayment: '1',
    secondPayment: '2',
  })
  expect(valueOf('stay')).toBe('2')
  expect(noteOf('stay')).toBe('byHand 5 nightsDiffer')
  expect(noteOf('downPayment')).toBe('byHand 500 percentDiffers')
  expect(noteOf('secondPayment')).toBe('byHand 999 paymentsDiffer')
})
