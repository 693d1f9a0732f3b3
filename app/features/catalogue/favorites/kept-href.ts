import type { Locale } from '~content/locale'
import { noChoice, writeStayChoice, type StayChoice } from '~/features/pricing/request/stay-choice'
import type { StayDates } from '../filters/dates'
import { href } from '~/routing/href'
import { withKeptSlugs } from './places-parameter'

/** What all places are asked for: dates that are both set or both null, and perhaps how flexible they are. */
export type SharedStay = Pick<StayChoice, 'adult' | 'children'> &
  Pick<StayDates, 'checkIn' | 'checkOut'> &
  Partial<Pick<StayDates, 'flexible' | 'stay' | 'month'>>

/** A page about several places, with them and their stay in the address. */
export function keptHref(
  page: 'favorites' | 'inquireNow',
  locale: Locale,
  slugs: readonly string[],
  { checkIn, checkOut, adult, children, flexible, stay, month }: SharedStay,
): string {
  const choice = { ...noChoice, checkIn, checkOut, adult, children }
  const written = writeStayChoice(new URLSearchParams(), choice)
  if (flexible) written.set('flexible', String(flexible))
  if (stay) written.set('stay', stay)
  if (month) written.set('month', month)
  const search = written.toString()
  const path = withKeptSlugs(href(page, locale), slugs)
  return search ? `${path}${slugs.length > 0 ? '&' : '?'}${search}` : path
}
