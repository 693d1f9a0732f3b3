import type { ShownBooking } from './shown-booking'

/** A confirmation in the customer's names (contracts-and-routes.md §3). Texts are HTML. */
export function bookingRecord({ stays, ...booking }: ShownBooking) {
  const { noRequirement, guestName, startDate, endDate, noPax } = booking
  return {
    ...{ noRequirement, guestName, startDate, endDate, noPax },
    details: stays.map(({ name, startDate, endDate, noPax }) => {
      return { name, startDate, endDate, noPax }
    }),
    productInstructions: stays.map(({ name, arrivalHtml, checkinHtml, houseRules }) => ({
      name,
      arrivalInstructions: arrivalHtml,
      checkinInstructions: checkinHtml,
      houseRules: houseRules.map(({ slug, name }) => ({ suitability: { slug, name } })),
    })),
  }
}
