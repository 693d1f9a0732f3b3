import type { SectionKey } from '~content/section-key'
import { mapInSteps, runSteps, type Steps } from '~/platform/process/steps'
import { dayNumber, guatemalaToday } from '~/platform/time/guatemala-day'
import { allowsStaySoon, allowsTermSoon, type Availability } from './availability'
import type { SectionIndex } from '../section-index'

type StayKind = 'stay' | 'term' | 'sale'

type DayAnswer = { today: number; soon: Uint8Array }

/** Answers of the last day asked for; they vanish together with the index. */
const answers = new WeakMap<SectionIndex, DayAnswer>()

/** Which positions can be had soon; worked out once a day and index, since it walks through days. */
export function availableSoon(...asked: Parameters<typeof availableSoonInSteps>): Uint8Array {
  return runSteps(availableSoonInSteps(...asked))
}

/** The same as work that can be interrupted; its answer is remembered. */
export function* availableSoonInSteps(
  index: SectionIndex,
  section: SectionKey,
  now: Date,
): Steps<Uint8Array> {
  const today = dayNumber(guatemalaToday(now))
  const known = answers.get(index)
  if (known?.today === today) return known.soon
  const kind = stayKind(section)
  const isSoonNow = (each: Availability) => Number(isSoon(each, kind, today))
  const soon = Uint8Array.from(yield* mapInSteps(index.availability, isSoonNow))
  answers.set(index, { today, soon })
  return soon
}

function stayKind(section: SectionKey): StayKind {
  if (section === 'housesForSale') return 'sale'
  return section === 'longTermRentals' ? 'term' : 'stay'
}

/** A house for sale is available once its first day has come. */
function isSoon(availability: Availability, kind: StayKind, today: number): boolean {
  if (kind === 'sale') return availability.from <= today
  return kind === 'term' ? allowsTermSoon(availability, today) : allowsStaySoon(availability, today)
}
