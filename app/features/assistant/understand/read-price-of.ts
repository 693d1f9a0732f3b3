import { amountGroups, amountPattern, readAmount } from './read-amount'
import type { Reading } from './normalize'
import type { RequestedGuests, RequestedPrice } from './understanding'

const nightly = '(?: ?(?:/|per|a|por|la|cada|x)? ?(?:night|noche))?'
const eachPerson =
  ' ?(?:(?:/|per|por|a|x|cada|p) ?(?:person|persona|head|cabeza|guest|huesped|pax|adult[oa]?)|p ?/? ?p|c/u|each|cada un[oa])'
const amountOfPerson = new RegExp(`( ${amountPattern}${nightly})(${eachPerson})(?= |/)`)

/** Below this a number without a currency counts people, not money. */
const minBareAmount = 25

/** The words that make the amount before them one for each person, e.g. "per person"; null if none do. */
export function readPerPerson(text: string): Reading<string | null> {
  const match = amountOfPerson.exec(text)
  const amount = match && readAmount(match.slice(2, 2 + amountGroups))
  if (!match || !amount || (amount.currency === null && amount.value < minBareAmount)) {
    return { value: null, rest: text }
  }
  const kept = match[1] ?? ''
  const behind = text.slice(match.index + match[0].length)
  return { value: (match.at(-1) ?? '').trim(), rest: text.slice(0, match.index) + kept + behind }
}

/** The price of all guests, where it was said for one; null where it is not said how many come. */
export function priceOfGuests(
  price: RequestedPrice | null,
  guests: RequestedGuests | null,
): RequestedPrice | null {
  if (!price || !guests) return null
  const people = guests.adults + guests.children
  const times = (amount: number | null) => (amount === null ? null : amount * people)
  return { ...price, min: times(price.min), max: times(price.max) }
}

const amountOfNights = new RegExp(
  ` ${amountPattern} (?:in total |en total |total )?(?:for|por|x|durante)(?: the| las)? (?:\\d{1,2}|a|one|una|un) (?:nights?|noches?|days?|dias?|weeks?|semanas?)(?= )`,
)

/** Whether an amount stands before a number of nights, as in "$1,000 for 5 nights". */
export function isPriceOfNights(text: string): boolean {
  return amountOfNights.test(text)
}
