import { locales } from '~content/locale'
import type { Picture } from '~content/picture'
import type { Bedroom, Rental } from '~content/rental'
import { isSameJson } from './is-same-json'

// Memory is what limits how many rentals a site can hold. All of these change a rental that was just read.

/** Both languages of a rental show the same pictures: each is held once. */
export function sharePictures({ texts }: Rental): void {
  const known = new Map<string, Picture>()
  for (const shown of [texts.en, texts.es].flatMap((text) => text?.gallery ?? [])) {
    const same = known.get(shown.picture.hash)
    if (same && isSameJson(same, shown.picture)) shown.picture = same
    else known.set(shown.picture.hash, shown.picture)
  }
}

/**
 * What many rentals say alike is held once: ids of what they refer to, kinds of bedrooms, titles of cancellation tiers.
 */
export function createValueSharing(): (rental: Rental) => void {
  const texts = new Map<string, string>()
  const bedrooms = new Map<string, Bedroom>()
  const text = (value: string) => shared(texts, value, value)
  const bedroom = (value: Bedroom) => shared(bedrooms, JSON.stringify(value), value)
  return (rental) => {
    rental.townId = text(rental.townId)
    if (rental.providerId) rental.providerId = text(rental.providerId)
    rental.amenityIds = rental.amenityIds.map(text)
    rental.houseRuleIds = rental.houseRuleIds.map(text)
    rental.promotionIds = rental.promotionIds.map(text)
    rental.extraFeeIds = rental.extraFeeIds.map(text)
    rental.bedrooms = rental.bedrooms.map(bedroom)
    for (const locale of locales) {
      for (const tier of rental.texts[locale]?.cancellationPolicy ?? [])
        tier.title = text(tier.title)
    }
  }
}

function shared<Value>(known: Map<string, Value>, key: string, value: Value): Value {
  const same = known.get(key)
  if (same === undefined) known.set(key, value)
  return same ?? value
}

/**
 * The next version of something, with those parts of the version before that are the same: mostly words and pictures,
 * which are most of the memory of a rental.
 */
export function withSameParts<Whole>(before: Whole, next: Whole): Whole {
  if (isSameJson(before, next)) return before
  if (isObject(before) && isObject(next)) {
    for (const name in next) next[name] = withSameParts(before[name], next[name])
  }
  return next
}

function isObject<Value>(value: Value): value is Value & object {
  return typeof value === 'object' && value !== null
}
