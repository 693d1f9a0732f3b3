import type { Locale } from '~content/locale'
import { formatDay } from '~/platform/time/format-day'
import { parseDayInput, formatDayInput } from '~/platform/time/day-input'
import {
  figureNames,
  deriveFigures,
  type ContractFigures,
  type FigureName,
} from '~/features/contracts/contract-figures'
import { amountText } from './amount-text'

/** The figures in the fields of a form, by name. A text that is no such figure is left out. */
export function readFigures(read: (name: FigureName) => string): ContractFigures {
  const figures: ContractFigures = {}
  for (const name of figureNames) {
    const text = read(name).trim()
    if (text === '') continue
    if (name === 'startDate' || name === 'endDate') {
      const day = parseDayInput(text)
      if (day !== null) figures[name] = day
    } else if (Number.isFinite(Number(text))) figures[name] = Number(text)
  }
  return figures
}

/**
 * A figure as its field holds it; empty if there is none. With a locale days are DD-MMM-YYYY, as the editor shows them.
 */
export function figureText(name: FigureName, figures: ContractFigures, locale?: Locale): string {
  const value = figures[name]
  if (value === undefined) return ''
  if (typeof value === 'string') return locale ? formatDay(value, locale) : formatDayInput(value)
  return name === 'stay' || name === 'customDownPayment' ? String(value) : amountText(value)
}

/**
 * What the fields of a form that are empty must hold, by name, worked out from those that are not. `preset` is the
 * percentage where nothing else says one.
 */
export function fillFigures(
  read: (name: string) => string,
  preset?: number,
): Record<string, string> {
  const all = deriveFigures(readFigures(read), preset)
  const filled: Record<string, string> = {}
  for (const name of figureNames) {
    const text = figureText(name, all)
    if (read(name).trim() === '' && text !== '') filled[name] = text
  }
  return filled
}
