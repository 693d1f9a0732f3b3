/** The time zone of all rentals: days begin and end, and hours are read, by its clock. */
export const timeZone = 'America/Guatemala'
