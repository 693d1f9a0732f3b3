import { useCallback, useEffect, useMemo, useRef, useState, type FormEvent } from 'react'
import type { Locale } from '~content/locale'
import type { FormMessage } from '~/platform/forms/form-message'
import {
  figureNames,
  figuresByHand,
  pickFigures,
  deriveFigures,
  type ContractFigures,
  type FigureName,
} from '~/features/contracts/contract-figures'
import { findContradictions } from '~/features/contracts/figure-rules'
import { figureText, readFigures } from '../form/fill-figures'

type Texts = Readonly<Record<string, string>>

/** What stands below the field of a figure. */
export type FigureNote = {
  state: 'empty' | 'calculated' | 'byHand'
  /** What the calculation would write into a field set by hand; null where nothing follows. */
  calculated: string | null
  problem: FormMessage | null
}

/** The id of the note that tells a contradiction. */
export const figureNoteId = (name: FigureName) => `figure-${name}-note`

/**
 * Recalculates the figures of a form on each input. A figure set by hand stays until it is emptied
 * or given back. Contradictions are told when a field is left, and at once where a day was written.
 */
export function useFigures(formId: string, initial: Texts, locale: Locale) {
  const [texts, setTexts] = useState(initial)
  const [byHand, setByHand] = useState(() => figuresByHand(figuresOf(initial)))
  const [told, setTold] = useState(() => problemsOf(initial))
  const preset = useRef(figuresOf(initial).customDownPayment)
  const isFilling = useRef(false)
  // Events may follow each other faster than the page is drawn again.
  const latest = useRef(byHand)

  const update = useCallback(
    (next: Set<FigureName>, tells: boolean) => {
      latest.current = next
      const form = document.getElementById(formId)
      if (!(form instanceof HTMLFormElement)) return
      isFilling.current = true
      fill(form, next, { preset: preset.current, locale })
      isFilling.current = false
      const now = textsOf(form)
      setByHand(next)
      setTexts(now)
      setTold((before) => (tells ? problemsOf(now) : before))
    },
    [formId, locale],
  )

  useEffect(() => {
    // Input from before hydration counts as set by hand.
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return
    const now = textsOf(form)
    const own = figureNames.filter((name) => now[name] && now[name] !== initial[name])
    update(new Set([...figuresByHand(figuresOf(initial)), ...own]), true)
  }, [formId, initial, update])

  function onInput({ target }: FormEvent): void {
    if (isFilling.current) return
    const isField = target instanceof HTMLInputElement
    const name = isField ? figureNames.find((each) => each === target.name) : undefined
    const next = new Set(latest.current)
    if (name && isField) next[target.value.trim() === '' ? 'delete' : 'add'](name)
    update(next, name === 'startDate' || name === 'endDate')
  }

  function giveBack(name: FigureName): void {
    const next = new Set(latest.current)
    next.delete(name)
    update(next, true)
    // The button that was pressed is gone.
    document.querySelector<HTMLInputElement>(`#${formId} [name="${name}"]`)?.focus()
  }

  const notes = useMemo(() => {
    const figures = figuresOf(texts)
    const present = problemsOf(texts)
    return (name: FigureName): FigureNote => {
      const others = new Set(byHand)
      others.delete(name)
      const follows = deriveFigures(pickFigures(figures, others), preset.current)
      const state = byHand.has(name) ? 'byHand' : texts[name] ? 'calculated' : 'empty'
      const problem = present[name] ?? null
      return {
        state,
        calculated: state === 'byHand' ? figureText(name, follows, locale) || null : null,
        problem: problem === told[name] ? problem : null,
      }
    }
  }, [texts, byHand, told, locale])

  return { texts, notes, onInput, onBlur: () => update(latest.current, true), giveBack }
}

type Filling = { preset: number | undefined; locale: Locale }

function fill(form: HTMLFormElement, byHand: Set<FigureName>, { preset, locale }: Filling): void {
  const inputs = figureNames.flatMap((name) => {
    const input = form.elements.namedItem(name)
    return input instanceof HTMLInputElement ? [{ name, input }] : []
  })
  const texts = Object.fromEntries(inputs.map(({ name, input }) => [name, input.value]))
  const all = deriveFigures(pickFigures(figuresOf(texts), byHand), preset)
  for (const { name, input } of inputs) {
    const value = figureText(name, all, locale)
    if (byHand.has(name) || input === document.activeElement || input.value === value) continue
    input.value = value
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

function figuresOf(texts: Texts): ContractFigures {
  return readFigures((name) => texts[name] ?? '')
}

/** The first contradiction beside each field. */
function problemsOf(texts: Texts): Partial<Record<FigureName, FormMessage>> {
  const found = findContradictions(figuresOf(texts)).reverse()
  return Object.fromEntries(found.map(({ name, message }) => [name, message]))
}

function textsOf(form: HTMLFormElement): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') texts[name] = value
  }
  return texts
}
