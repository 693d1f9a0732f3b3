/** Limits of what records hold, texts in characters: for schemas and fields of forms. Without zod, for browsers. */

/** The title of an entry or the name of a rental, as records of submissions and stays keep it. */
export const maxEntryTitleLength = 250
/** The name of a private file, as records keep it. */
export const maxFileNameLength = 120
/** An e-mail address. */
export const maxEmailLength = 254
/** The name of a stay's guest. */
export const maxGuestNameLength = 200
/** The telephone of a stay's guest. */
export const maxPhoneLength = 40
/** Who did something, in a log: `staff: name`. */
export const maxActorLength = 150
/** A note in the timeline of a stay, or to an entry of the calendar. */
export const maxStayNoteLength = 2000
/** The name of an account of the staff, as records keep it. */
export const maxStaffNameLength = 120
/** Why a payment was cancelled. */
export const maxCancelReasonLength = 300
/** What the staff search lists for. */
export const maxSearchLength = 100
