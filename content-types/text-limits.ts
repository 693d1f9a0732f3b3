/** How long texts may be, in characters: for schemas, actions and the fields of forms. Without zod, for browsers. */

/** A note in the timeline of a stay, or to an entry of the calendar. */
export const maxStayNoteLength = 2000
/** The name of an account of the staff, as records keep it. */
export const maxStaffNameLength = 120
/** What the staff search lists for. */
export const maxSearchLength = 100
