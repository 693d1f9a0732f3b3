import { runSteps, type Steps } from '~/platform/process/steps'
import { guatemalaToday } from '~/platform/time/guatemala-day'
import { shownPromotionIds } from '../card/shown-promotions'
import type { Catalogue } from '../catalogue'
import type { SectionIndex } from '../section-index'
import type { DatedIndex } from '../stay/dated-index'
import { addBit, type Bits, bitsOf, noBits } from './bits'

/** Remembers the last answer for each index: pages and filters of a list ask again. */
const lastPromoted = new WeakMap<SectionIndex, { key: string; having: Bits }>()

/** Which positions show a promotion, with a stay one that counts for it. */
export function promotedPositions(...asked: Parameters<typeof promotedInSteps>): Bits {
  return runSteps(promotedInSteps(...asked))
}

/** The same as work that can be interrupted; its answer is remembered. */
export function* promotedInSteps(
  catalogue: Catalogue,
  index: SectionIndex,
  dated: DatedIndex | null,
  now: Date,
): Steps<Bits> {
  if (dated && dated.stays.length > 1) {
    return promoted.get(dated) ?? (yield* promotedSteps(catalogue, index, dated, now))
  }
  const ids = shownPromotionIds(catalogue, guatemalaToday(now), dated?.stays[0] ?? null)
  const key = [...ids].join(' ')
  const last = lastPromoted.get(index)
  if (last?.key === key) return last.having
  const having = yield* bitsOf(index.rentals, ({ promotionIds }) => hasAny(promotionIds, ids))
  lastPromoted.set(index, { key, having })
  return having
}

const promoted = new WeakMap<DatedIndex, Bits>()

function* promotedSteps(
  catalogue: Catalogue,
  index: SectionIndex,
  dated: DatedIndex,
  now: Date,
): Steps<Bits> {
  const today = guatemalaToday(now)
  /** The stays for which each promotion counts, as bits. */
  const counting = new Map<string, number>()
  for (const [at, stay] of dated.stays.entries()) {
    for (const id of shownPromotionIds(catalogue, today, stay)) {
      counting.set(id, (counting.get(id) ?? 0) | (1 << at))
    }
  }
  const having = noBits(index.rentals.length)
  for (let position = 0; position < index.rentals.length; position++) {
    if (position % placesPerStep === placesPerStep - 1) yield
    const own = index.rentals[position]?.promotionIds ?? []
    const stays = own.reduce((bits, id) => bits | (counting.get(id) ?? 0), 0)
    if (stays !== 0 && dated.countsOneOf(position, stays)) addBit(having, position)
  }
  promoted.set(dated, having)
  return having
}

/** In each of them several stays may be priced. */
const placesPerStep = 50

function hasAny(own: readonly string[], promotionIds: ReadonlySet<string>): boolean {
  for (const id of own) if (promotionIds.has(id)) return true
  return false
}
