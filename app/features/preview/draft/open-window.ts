import { guatemalaToday } from '~/platform/time/guatemala-day'

/**
 * A draft for later as if it began now. A client sees the page of one entry: looked at as of a later day, it would also
 * show what else begins by then.
 */
export function openWindow(draft: unknown, now: Date): unknown {
  if (typeof draft !== 'object' || draft === null) return draft
  const { startDate, publicationDate, sentOn }: Record<string, unknown> = { ...draft }
  const today = guatemalaToday(now)
  return {
    ...draft,
    ...(typeof startDate === 'string' &&
      Date.parse(startDate) > now.getTime() && { startDate: now.toISOString() }),
    ...(typeof publicationDate === 'string' &&
      publicationDate > today && { publicationDate: today }),
    ...(typeof sentOn === 'string' && sentOn > today && { sentOn: today }),
  }
}
