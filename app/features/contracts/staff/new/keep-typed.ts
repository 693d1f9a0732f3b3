import { useState } from 'react'
import {
  deriveFigures,
  figureGroups,
  figureNames,
  figuresByHand,
  type ContractFigures,
  type FigureName,
} from '~/features/contracts/contract-figures'
import { parseDayInput } from '~/platform/time/day-input'
import { editorFormId, type EditorData } from '../editor-data'
import type { EditorValues } from '../form/editor-values'
import { figureText, readFigures } from '../form/fill-figures'

/** What the fields of a form hold, by name; switches are true or false. */
type Typed = Record<string, string | boolean>

type Kept = Pick<EditorData, 'template' | 'values'>

/** A form that is left, and the values with which it began. */
type Left = { typed: Typed; former: EditorValues }

/**
 * The editor of a new contract; where another template is chosen, what staff had typed stays. Call `keep` before the
 * other template comes.
 */
export function useKeptEditor<Editor extends Kept>(editor: Editor | null) {
  const key = editor && `${editor.template.id} ${editor.template.language}`
  const [shown, setShown] = useState<{ key: typeof key; values: EditorValues | null }>({
    key,
    values: null,
  })
  const [left, setLeft] = useState<Left | null>(null)
  if (editor && shown.key !== key) {
    setShown({ key, values: left && carryTyped(left, editor.values) })
    setLeft(null)
  }
  function keep(): void {
    const form = document.getElementById(editorFormId)
    if (editor && form instanceof HTMLFormElement) {
      setLeft({ typed: readTyped(form), former: editor.values })
    }
  }
  return { editor: editor && shown.values ? { ...editor, values: shown.values } : editor, keep }
}

function readTyped(form: HTMLFormElement): Typed {
  const typed: Typed = {}
  for (const field of form.elements) {
    if (field instanceof HTMLButtonElement) continue
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      typed[field.name] = field.checked
    } else if ('value' in field && 'name' in field) typed[String(field.name)] = String(field.value)
  }
  return typed
}

const ownFields = new Set(['do', 'state', 'formKey', 'then', 'template', 'language', ''])

/**
 * The values of the next template, with what was typed over those of the former one. Figures that follow from others
 * are worked out again, and who signs stays.
 */
export function carryTyped({ typed, former }: Left, next: EditorValues): EditorValues {
  const before = new Map(Object.entries(former))
  const isTyped = ([name, value]: [string, string | boolean]) =>
    !ownFields.has(name) &&
    !/^signers\b/.test(name) &&
    !figureNames.some((figure) => figure === name) &&
    (typeof value === 'boolean'
      ? value !== (before.get(name) === true)
      : !isSame(value, textOf(before.get(name))))
  return {
    ...next,
    ...Object.fromEntries(Object.entries(typed).filter(isTyped)),
    ...carryFigures({ typed, former }, next),
    signers: signersOf(typed),
  }
}

/** The texts of the figures in each group of which one was changed. */
function carryFigures({ typed, former }: Left, next: EditorValues): Record<string, string> {
  const now = figuresOf(typed)
  const before = figuresOf(former)
  const coming = figuresOf(next)
  const byHand = figuresByHand(now)
  // A percentage that does not follow from a payment was written.
  if (!byHand.has('downPayment') && now.customDownPayment !== before.customDownPayment) {
    byHand.add('customDownPayment')
  }
  const texts: Record<string, string> = {}
  // What is no day and no number.
  const wrongOf = (name: FigureName) => (now[name] === undefined ? textOf(typed[name]) : '')
  for (const group of figureGroups) {
    if (group.every((name) => now[name] === before[name] && !wrongOf(name))) continue
    const set: ContractFigures = {}
    for (const name of group) {
      const from = now[name] === before[name] ? coming : now
      if (byHand.has(name)) Object.assign(set, { [name]: from[name] })
    }
    const all = deriveFigures(set, coming.customDownPayment)
    for (const name of group) texts[name] = wrongOf(name) || figureText(name, all)
  }
  return texts
}

function figuresOf(values: object): ContractFigures {
  const texts = new Map(Object.entries(values))
  return readFigures((name) => textOf(texts.get(name)))
}

function signersOf(typed: Typed): EditorValues['signers'] {
  const rows: Record<string, string>[] = []
  for (const [name, value] of Object.entries(typed)) {
    const [, row = '', field] = /^signers\[(\d+)\]\.(\w+)$/.exec(name) ?? []
    if (field) rows[Number(row)] = { ...rows[Number(row)], [field]: textOf(value) }
  }
  return rows.filter(Boolean) as EditorValues['signers']
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Whether a field says the same, however its day or number is written. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one.trim(), other.trim()]
  if (a === b) return true
  if (a === '' || b === '') return false
  return Number(a) === Number(b) || (parseDayInput(a) ?? a) === (parseDayInput(b) ?? b)
}
