import { useEffect, useState } from 'react'
import { minutes } from '~/platform/units/duration'

/**
 * The moment, to the minute: the last hour of arrival may come while a visitor looks. Null until React has hydrated
 * the page, unless the server said when it answered.
 */
export function useNow(initial: string | null): Date | null {
  const [now, setNow] = useState(initial === null ? null : new Date(initial))
  useEffect(() => {
    const tick = () => setNow(new Date())
    tick()
    const clock = setInterval(tick, minutes(1))
    return () => clearInterval(clock)
  }, [])
  return now
}
