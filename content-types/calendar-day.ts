import * as z from 'zod'

/** A calendar day `YYYY-MM-DD` in America/Guatemala, without a time of day. */
export const calendarDaySchema = z.iso.date()

/** A range of nights, both ends included. */
export const dayRangeSchema = z.object({
  startDate: calendarDaySchema,
  endDate: calendarDaySchema,
})
