const wallClock = new Intl.DateTimeFormat('sv', {
  timeZone: 'America/Guatemala',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

const shape = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

/** What a clock in Guatemala shows at a moment, `YYYY-MM-DDTHH:mm`, as date and time fields have it. */
export function guatemalaWallClock(moment: Date): string {
  return wallClock.format(moment).replace(' ', 'T')
}

/**
 * The moment at which a clock in Guatemala shows `YYYY-MM-DDTHH:mm`; null where a text is no such time. The
 * offset is the zone database's. Of a time that a change of clocks leaves out it is one close by.
 */
export function findGuatemalaMoment(text: string): Date | null {
  const asUtc = shape.test(text) ? Date.parse(`${text}Z`) : NaN
  if (Number.isNaN(asUtc)) return null
  let moment = asUtc
  // The offset is that of the moment itself, which the first round only comes close to.
  for (let round = 0; round < 2; round++) {
    moment += asUtc - Date.parse(`${guatemalaWallClock(new Date(moment))}Z`)
  }
  return new Date(moment)
}
