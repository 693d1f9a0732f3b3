const dayInMilliseconds = 24 * 60 * 60 * 1000

/** The most nights of one reservation: three years. */
export const maxReservationNights = 1100

/** A stay from the day of arrival to the day of departure, both `YYYY-MM-DD`. */
export type StayDates = { startDate: string; endDate: string }

/** The nights of a stay by the day on which each begins: every day from arrival to the one before departure. */
export function nightsOf({ startDate, endDate }: StayDates): string[] {
  const nights: string[] = []
  for (let night = startDate; night < endDate; night = dayAfter(night)) nights.push(night)
  return nights
}

/** The day after `day`, both `YYYY-MM-DD`. */
export function dayAfter(day: string): string {
  return new Date(Date.parse(day) + dayInMilliseconds).toISOString().slice(0, 10)
}
