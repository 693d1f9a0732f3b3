import { log } from '~/platform/log/log.server'
import { guatemalaToday } from '~/platform/time/guatemala-day'
import { minutes } from '~/platform/units/duration'

/** Calls back when a new day has begun in Guatemala, within a minute. Returns how to stop. */
export function watchDay(
  onNewDay: () => Promise<void>,
  now: () => Date = () => new Date(),
  interval = minutes(1),
): () => void {
  let today = guatemalaToday(now())
  const timer = setInterval(() => {
    const day = guatemalaToday(now())
    if (day === today) return
    today = day
    onNewDay().catch((err: unknown) => log.error({ err }, 'pages of yesterday stay'))
  }, interval)
  timer.unref()
  return () => clearInterval(timer)
}
