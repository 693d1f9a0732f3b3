import type { Locale } from '~content/locale'
import { noChoice, writeStayChoice, type StayChoice } from '~/features/pricing/request/stay-choice'
import { href } from '~/routing/href'
import { withPlaces } from './places-parameter'

/** The one stay that all places are asked for; the dates are both set or both null. */
export type SharedStay = Pick<StayChoice, 'checkIn' | 'checkOut' | 'adult' | 'children'>

/** A page about several places, with them and their stay in the address. */
export function placesHref(
  page: 'favorites' | 'inquireNow',
  locale: Locale,
  slugs: readonly string[],
  { checkIn, checkOut, adult, children }: SharedStay,
): string {
  const choice = { ...noChoice, checkIn, checkOut, adult, children }
  const search = writeStayChoice(new URLSearchParams(), choice).toString()
  const path = withPlaces(href(page, locale), slugs)
  return search ? `${path}${slugs.length > 0 ? '&' : '?'}${search}` : path
}
