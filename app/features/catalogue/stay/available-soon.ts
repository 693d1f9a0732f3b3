import { allowsStaySoon, allowsTermSoon, type Availability } from './availability'
import type { SectionIndex } from '../section-index'

export type StayKind = 'stay' | 'term' | 'sale'

type DayAnswer = { today: number; soon: Uint8Array }

/** Answers of the last day asked for; they vanish together with the index. */
const answers = new WeakMap<SectionIndex, DayAnswer>()

/** Which positions can be had soon; worked out once a day and index, since it walks through days. */
export function availableSoon(index: SectionIndex, kind: StayKind, today: number): Uint8Array {
  const known = answers.get(index)
  if (known?.today === today) return known.soon
  const soon = Uint8Array.from(index.availability, (each) => Number(isSoon(each, kind, today)))
  answers.set(index, { today, soon })
  return soon
}

/** A house for sale is available once its first day has come. */
function isSoon(availability: Availability, kind: StayKind, today: number): boolean {
  if (kind === 'sale') return availability.from <= today
  return kind === 'term' ? allowsTermSoon(availability, today) : allowsStaySoon(availability, today)
}
