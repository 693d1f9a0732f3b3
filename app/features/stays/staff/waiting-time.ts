import type { StayRow } from '~content/stay'
import { stagesThatWait } from '~content/stay-stage'
import { days, hours, minutes } from '~/platform/units/duration'

export type WaitingTime = { unit: 'minutes' | 'hours' | 'days'; count: number }

/** How long a stay has waited for its next step; null if nothing waits for the team. */
export function waitingTime(
  { stage, stageSince }: Pick<StayRow, 'stage' | 'stageSince'>,
  now: Date,
): WaitingTime | null {
  if (!stagesThatWait.includes(stage)) return null
  const passed = Math.max(now.getTime() - Date.parse(stageSince), 0)
  if (passed < hours(1)) return { unit: 'minutes', count: Math.floor(passed / minutes(1)) }
  if (passed < days(2)) return { unit: 'hours', count: Math.floor(passed / hours(1)) }
  return { unit: 'days', count: Math.floor(passed / days(1)) }
}
