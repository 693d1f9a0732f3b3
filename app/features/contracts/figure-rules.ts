import type { FormMessage } from '~/platform/forms/form-message'
import {
  measure,
  partOf,
  sharePercent,
  type ContractFigures,
  type FigureName,
  type Measured,
} from './contract-figures'

export type Contradiction = { name: FigureName; message: FormMessage }

type Rule = Contradiction & { isBroken: (figures: Measured) => boolean }

/** What can be wrong between figures, and the field beside which it is said. What is not known breaks no rule. */
export const figureRules: readonly Rule[] = [
  {
    name: 'endDate',
    message: 'endBeforeStart',
    isBroken: ({ between }) => between !== null && between < 1,
  },
  {
    name: 'stay',
    message: 'nightsDiffer',
    isBroken: ({ between, nights }) => isOther(between, nights) && (between ?? 0) > 0,
  },
  {
    name: 'downPayment',
    message: 'moreThanFull',
    isBroken: ({ full, down }) => isMore(down, full),
  },
  {
    name: 'firstPayment',
    message: 'moreThanFull',
    isBroken: ({ full, first }) => isMore(first, full),
  },
  {
    name: 'secondPayment',
    message: 'moreThanFull',
    isBroken: ({ full, second }) => isMore(second, full),
  },
  {
    name: 'downPayment',
    message: 'percentDiffers',
    isBroken: ({ full, down, percent }) =>
      full !== null && down !== null && percent !== null && down <= full
        ? !agrees(full, down, percent)
        : false,
  },
  {
    name: 'secondPayment',
    message: 'paymentsDiffer',
    isBroken: ({ full, first, second }) =>
      first !== null && second !== null && !isMore(first, full) && !isMore(second, full)
        ? isOther(first + second, full)
        : false,
  },
]

/** The figures that contradict each other, in the order of the form. */
export function findContradictions(figures: ContractFigures): Contradiction[] {
  const measured = measure(figures)
  return figureRules.filter(({ isBroken }) => isBroken(measured))
}

export function keepsRule(figures: ContractFigures, { isBroken }: Rule): boolean {
  return !isBroken(measure(figures))
}

/** Either follows from the other: a third of a price has no percentage of two decimals that gives it exactly. */
function agrees(full: number, down: number, percent: number): boolean {
  return partOf(full, percent) === down || (full > 0 && sharePercent(down, full) === percent)
}

const isMore = (part: number | null, whole: number | null) =>
  part !== null && whole !== null && part > whole
const isOther = (one: number | null, other: number | null) =>
  one !== null && other !== null && one !== other
