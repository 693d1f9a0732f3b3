/** Limits of contracts, for schemas and fields of forms. Without zod, for browsers. */

/** The guest in whose name a contract is, and those who sign beside them. */
export const maxSigners = 6
/** The guests that a contract lists. */
export const maxContractGuests = 50
/** Of a contract without a rental of ours; one with a rental has `maxReservationNights`. */
export const maxContractNights = 2000
/** A guest, a signer or who signs for the team. Characters. */
export const maxSignatoryLength = 150
/** Lines that make the price. */
export const maxPriceLines = 70
/** What a guest writes beside the contract. Characters. */
export const maxCommentsLength = 2000
