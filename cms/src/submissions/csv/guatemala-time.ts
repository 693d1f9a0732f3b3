const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Guatemala',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** An instant as the clocks of the team show it, in a form that spreadsheets sort: `2026-11-21 09:04`. */
export function formatGuatemalaTime(instant: string | Date): string {
  return clock.format(new Date(instant))
}
