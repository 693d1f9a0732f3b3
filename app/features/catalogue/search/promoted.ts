import { runSteps, type Steps } from '~/platform/process/steps'
import { guatemalaToday } from '~/platform/time/guatemala-day'
import { shownPromotionIds } from '../card/shown-promotions'
import type { Catalogue } from '../catalogue'
import type { SectionIndex } from '../section-index'
import type { DatedIndex } from '../stay/dated-index'
import { addBit, type Bits, bitsWhere, noBits } from './bits'

/** Remembers the last answer for each index: pages and filters of a list ask again. */
const lastPromoted = new WeakMap<SectionIndex, { key: string; having: Bits }>()

/** Which positions show a promotion, with a stay one that counts for it. */
export function promotedPositions(
  catalogue: Catalogue,
  index: SectionIndex,
  dated: DatedIndex | null,
  now: Date,
): Bits {
  if (dated && dated.stays.length > 1) return promotedStays(catalogue, index, dated, now)
  const ids = shownPromotionIds(catalogue, guatemalaToday(now), dated?.stays[0] ?? null)
  const key = [...ids].join(' ')
  const last = lastPromoted.get(index)
  if (last?.key === key) return last.having
  const having = bitsWhere(index.rentals.length, (position) => hasAny(index, position, ids))
  lastPromoted.set(index, { key, having })
  return having
}

/** Works that out before, where it depends on the stay that counts in each rental. */
export function* preparePromoted(
  catalogue: Catalogue,
  index: SectionIndex,
  dated: DatedIndex,
  now: Date,
): Steps<void> {
  if (dated.stays.length > 1 && !promoted.has(dated))
    yield* promotedSteps(catalogue, index, dated, now)
}

const promoted = new WeakMap<DatedIndex, Bits>()

function promotedStays(...asked: Parameters<typeof promotedSteps>): Bits {
  return promoted.get(asked[2]) ?? runSteps(promotedSteps(...asked))
}

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

function hasAny(index: SectionIndex, position: number, promotionIds: ReadonlySet<string>): boolean {
  const own = index.rentals[position]?.promotionIds ?? []
  for (const id of own) if (promotionIds.has(id)) return true
  return false
}
