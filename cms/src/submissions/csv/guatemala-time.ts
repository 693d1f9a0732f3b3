import { timeZone } from '../../content-types/time-zone'

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone,
  dateStyle: 'short',
  timeStyle: 'short',
})

/** Formats an instant as Guatemala time, in a form that spreadsheets can sort: `2026-11-21 09:04`. */
export function formatGuatemalaTime(instant: string | Date): string {
  return clock.format(new Date(instant))
}
