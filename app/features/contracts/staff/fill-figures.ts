import { findWrittenDay, writeDay } from '~/platform/time/written-day'
import { workOutFigures, type ContractFigures } from '../work-out-figures'
import { amountText } from './amount-text'

const numbers = [
  'stay',
  'fullPayment',
  'downPayment',
  'firstPayment',
  'secondPayment',
  'customDownPayment',
] as const
const dates = ['startDate', 'endDate'] as const

/** The fields of the form that can follow from others. */
export const workedOutFields = [...dates, ...numbers.slice(0, 5)] as const

/** What the fields of a form that are empty must hold, by name, worked out from those that are not. */
export function fillFigures(read: (name: string) => string): Record<string, string> {
  const known: ContractFigures = {}
  for (const name of numbers) {
    const text = read(name).trim()
    if (text !== '' && Number.isFinite(Number(text))) known[name] = Number(text)
  }
  for (const name of dates) {
    const day = findWrittenDay(read(name).trim())
    if (day !== null) known[name] = day
  }
  const all = workOutFigures(known)
  const filled: Record<string, string> = {}
  for (const name of workedOutFields) {
    const value = all[name]
    if (read(name).trim() !== '' || value === undefined) continue
    filled[name] = typeof value === 'number' ? amountText(value) : writeDay(value)
  }
  return filled
}
