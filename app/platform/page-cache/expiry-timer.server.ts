import { hours } from '~/platform/units/duration'

/** Node's timers overflow after 24 days. Waking up twice a day costs nothing. */
const maxWait = hours(12)

/** Calls `onExpiry` at the earliest of the times it was set to. Does not keep the process alive. */
export function createExpiryTimer(onExpiry: () => void, now: () => number) {
  let timer: NodeJS.Timeout | undefined
  let firesAt = Infinity

  function fire(): void {
    firesAt = Infinity
    onExpiry()
  }

  return {
    /** `at` in milliseconds since 1970; `Infinity` sets nothing. */
    set(at: number): void {
      if (at >= firesAt) return
      firesAt = at
      clearTimeout(timer)
      timer = setTimeout(fire, Math.min(Math.max(at - now(), 0), maxWait)).unref()
    },
    stop(): void {
      clearTimeout(timer)
      firesAt = -Infinity
    },
  }
}
