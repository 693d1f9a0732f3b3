import type { Contract } from '~content/contract'
import type { Locale } from '~content/locale'
import { formatMoment } from '~/platform/time/format-moment'
import type { GuestData } from '../guest-data'

/** That a contract was declined, as one of its signers reads it. */
export function declinedOf(
  { stage, events }: Contract,
  reader: string,
  locale: Locale,
): GuestData['declined'] {
  const event = events.filter(({ kind }) => kind === 'declined').at(-1)
  if (stage !== 'declined' || !event) return null
  const moment = formatMoment(event.at, locale)
  return event.actor === reader
    ? { moment, reason: event.detail, by: null }
    : { moment, reason: null, by: event.actor.replace(/^guest: /, '') }
}

/** Why a contract that `openLink` shows can no longer be signed. */
export function closedOf({ stage, calledOff }: Contract): GuestData['closed'] {
  if (stage !== 'expired') return null
  return calledOff ? 'calledOff' : 'expired'
}
