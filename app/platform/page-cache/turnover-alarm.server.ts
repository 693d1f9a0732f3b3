import { hours } from '~/platform/units/duration'

/** Timers of Node take no more than 24 days; a look twice a day costs nothing. */
const longestWait = hours(12)

/** Rings at the earliest moment that it was set to; never keeps the process alive. */
export function createTurnoverAlarm(ring: () => void, now: () => number) {
  let timer: NodeJS.Timeout | undefined
  let rings = Infinity

  function wake(): void {
    rings = Infinity
    ring()
  }

  return {
    /** `at` in milliseconds; `Infinity` sets nothing. */
    set(at: number): void {
      if (at >= rings) return
      rings = at
      clearTimeout(timer)
      timer = setTimeout(wake, Math.min(Math.max(at - now(), 0), longestWait)).unref()
    },
    stop(): void {
      clearTimeout(timer)
      rings = -Infinity
    },
  }
}
