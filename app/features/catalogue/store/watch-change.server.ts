import { log } from '~/platform/log/log.server'
import { minutes } from '~/platform/units/duration'

/**
 * Calls `onChange` within a minute after the value of `read` has changed, such as the day in Guatemala. Returns how to
 * stop.
 */
export function watchChange(
  read: () => string,
  onChange: () => Promise<void>,
  interval = minutes(1),
): () => void {
  let last = read()
  const timer = setInterval(() => {
    const value = read()
    if (value === last) return
    last = value
    onChange().catch((err: unknown) =>
      log.error({ err }, 'pages could not be revalidated after a day change'),
    )
  }, interval)
  timer.unref()
  return () => clearInterval(timer)
}
