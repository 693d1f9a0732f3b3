import { markRequirement } from './mark-requirement'
import { notSaid } from '~content/not-said'
import { requirementKey, type Requirement } from './requirement'

/**
 * Leaves what the visitor asks for to the inquiry page, and says whether the browser kept it: private windows
 * may not. Apart from reading it, since a rental's page goes without the schemas that this takes.
 */
export function keepRequirement(requirement: Requirement): boolean {
  try {
    localStorage.setItem(requirementKey, JSON.stringify(cartOf(requirement)))
    markRequirement()
    return true
  } catch {
    return false
  }
}

/** With the names of browsing.md §3, "Cart / inquiry object", that only repeat what is there. */
function cartOf(requirement: Requirement) {
  const { productType, info } = requirement
  const { basePrice, controlPrice, paymentMethod, paymentMethodId, paymentMethodPercent } =
    requirement
  return {
    ...requirement,
    type: productType === 2 ? 1 : productType,
    generalInfo: {
      guests: info.totalPax,
      checkIn: info.startDate ?? notSaid,
      checkOut: info.endDate ?? notSaid,
    },
    basePrice: basePrice ?? notSaid,
    controlPrice: controlPrice ?? notSaid,
    paymentMethod: paymentMethod ?? notSaid,
    paymentMethodId: paymentMethodId ?? notSaid,
    paymentMethodPercent: paymentMethodPercent ?? notSaid,
  }
}
