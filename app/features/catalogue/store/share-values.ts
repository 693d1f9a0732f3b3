import type { Bedroom, Rental } from '~content/rental'

/** Changes rentals so that what many say alike is held once: ids of what they refer to, and kinds of bedrooms. */
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
  }
}

function shared<Value>(known: Map<string, Value>, key: string, value: Value): Value {
  const same = known.get(key)
  if (same === undefined) known.set(key, value)
  return same ?? value
}
