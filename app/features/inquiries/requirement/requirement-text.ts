import type { Requirement } from './requirement'
import { reservationItem } from './reservation-item'

/**
 * What verify and require are asked for, as the text of a form: one product as ever, and those that the same inquiry
 * asks for besides. Empty if nothing is asked for.
 */
export function requirementText([first, ...others]: readonly Requirement[]): string {
  if (!first) return ''
  return JSON.stringify({
    reservationDetails: [reservationItem(first)],
    currencyCode: first.currencyCode,
    ...(others.length > 0 && { otherPlaces: others.map(reservationItem) }),
  })
}
