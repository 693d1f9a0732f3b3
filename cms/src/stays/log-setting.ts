import type { Core } from '@strapi/strapi'
import type { StayChange } from '../content-types/stay-change'
import { writeStayEvent, type StayAuthor, type StayRecord } from './stay-record'

/** The lines of the log about owner, follow-up, rental, dates and guest, where these are set. */
export async function logSetting(
  strapi: Core.Strapi,
  reference: string,
  by: StayAuthor,
  { owner, followUpOn, remindersOff, facts, guest }: StayChange['set'],
): Promise<void> {
  type Kind = 'assigned' | 'followUp' | 'reminders' | 'facts' | 'guest'
  const write = (kind: Kind, detail: string) =>
    writeStayEvent(strapi, reference, by, { kind, detail })
  if (owner !== undefined) await write('assigned', owner?.name ?? '')
  if (followUpOn !== undefined) await write('followUp', followUpOn ?? '')
  if (remindersOff !== undefined) await write('reminders', remindersOff ? 'off' : 'on')
  if (facts) await write('facts', detailOfFacts(facts))
  if (guest) await write('guest', detailOfGuest(guest))
}

/** House, dates and guests as the log says them. */
export function detailOfFacts({
  rental,
  startDate,
  endDate,
  guests,
}: NonNullable<StayChange['set']['facts']>): string {
  const days = startDate && endDate ? `${startDate} – ${endDate}` : null
  return [rental?.name, days, guests].filter(Boolean).join(' · ')
}

/** Name and contact as the log says them. */
export function detailOfGuest({
  guestName,
  email,
  phone,
}: Pick<StayRecord, 'guestName' | 'email' | 'phone'>): string {
  return [guestName, email, phone].filter(Boolean).join(' · ')
}
