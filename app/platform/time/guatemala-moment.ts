import { timeZone } from '~content/time-zone'
import { getZoneClock } from './zone-clock'

const shape = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

/** Local time in Guatemala at a moment as `YYYY-MM-DDTHH:mm`, the format of date-time inputs. */
export function guatemalaWallClock(moment: Date): string {
  return new Date(getZoneClock(timeZone).toWall(moment.getTime())).toISOString().slice(0, 16)
}

/**
 * The moment of a local time `YYYY-MM-DDTHH:mm` in Guatemala; null if the text is not a time. The offset comes from the
 * time zone database. For a time that a clock change skips, returns a moment close to it.
 */
export function findGuatemalaMoment(text: string): Date | null {
  const asUtc = shape.test(text) ? Date.parse(`${text}Z`) : NaN
  if (Number.isNaN(asUtc)) return null
  return new Date(getZoneClock(timeZone).toMoment(asUtc))
}
