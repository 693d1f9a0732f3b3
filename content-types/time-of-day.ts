import * as z from 'zod'

/** A time by the clock in Guatemala, `HH:MM`. */
export const timeOfDaySchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
