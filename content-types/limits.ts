/** Limits of what records hold, texts in characters: for schemas and fields of forms. Without zod, for browsers. */

/** A note in the timeline of a stay, or to an entry of the calendar. */
export const maxStayNoteLength = 2000
/** The name of an account of the staff, as records keep it. */
export const maxStaffNameLength = 120
/** What the staff search lists for. */
export const maxSearchLength = 100
/** Lines that make the price of a contract. */
export const maxPriceLines = 70
