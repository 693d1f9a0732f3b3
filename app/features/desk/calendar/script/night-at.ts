const dayInMilliseconds = 86_400_000

/** The night at a place of free room that is so many halves of a day wide; `share` from 0 at its begin to 1. */
export function nightAt(share: number, halves: number): number {
  const last = Math.ceil(halves / 2) - 1
  return Math.min(Math.max(Math.floor((share * halves) / 2), 0), last)
}

/** The day `YYYY-MM-DD` so many days after another one. */
export function dayAfterDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayInMilliseconds).toISOString().slice(0, 10)
}

/**
 * The address of the form with other nights, from the first one to the last one, in whichever order they were picked.
 */
export function addressOfNights(address: string, [one, other]: readonly [number, number]): string {
  const url = new URL(address)
  const from = url.searchParams.get('from') ?? ''
  url.searchParams.set('from', dayAfterDays(from, Math.min(one, other)))
  url.searchParams.set('to', dayAfterDays(from, Math.max(one, other) + 1))
  return url.href
}
