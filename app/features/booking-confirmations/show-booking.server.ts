import type { BookedRental, BookingConfirmation, BookingStay } from '~content/booking-confirmation'
import { otherLocale, type Locale } from '~content/locale'
import type { Catalogue } from '~/features/catalogue/catalogue'
import { houseRulesOf } from '~/features/catalogue/detail/house-rules-of'
import { placeLine } from '~/features/catalogue/places/place-line'
import { renderMarkdown } from '~/platform/markdown/render-markdown.server'
import { guatemalaToday } from '~/platform/time/guatemala-day'
import type { ShownBooking, ShownStay } from './shown-booking'

type Known = Pick<Catalogue, 'rentals' | 'houseRules' | 'towns' | 'regions'>

/**
 * A confirmation as its guest may see it, in a language: what is not released is not in it, in any form. Names
 * and rules are the rental's, also while it is not published, and so are hours that the confirmation does not say.
 */
export function showBooking(
  booking: BookingConfirmation,
  locale: Locale,
  catalogue: Known | null,
  now = new Date(),
): ShownBooking {
  const { noRequirement, guestName, startDate, endDate, noPax, instructionsReleased } = booking
  return {
    noRequirement,
    guestName,
    startDate,
    endDate,
    noPax,
    isReleased: instructionsReleased,
    awaitsRelease: !instructionsReleased && guatemalaToday(now) <= endDate,
    stays: booking.details.map((stay) =>
      showStay(stay, { locale, catalogue, isReleased: instructionsReleased }),
    ),
  }
}

type Shown = { locale: Locale; catalogue: Known | null; isReleased: boolean }

function showStay(stay: BookingStay, { locale, catalogue, isReleased }: Shown): ShownStay {
  const { name, startDate, endDate, noPax } = stay
  const rental = stay.rental ?? publishedRental(stay, catalogue)
  const { latitude = null, length: longitude = null, townId = null } = rental ?? {}
  const ownName = rental?.names[locale] ?? rental?.names[otherLocale(locale)]
  const html = (words: BookingStay['arrivalInstructions']) => {
    const markdown = words[locale] || words[otherLocale(locale)]
    return isReleased && markdown ? renderMarkdown(markdown).html : null
  }
  return {
    name: name || (ownName ?? ''),
    place: townId && catalogue ? placeLine(catalogue, townId, locale) : null,
    address: isReleased ? stay.address : null,
    startDate,
    endDate,
    noPax,
    arrivalHtml: html(stay.arrivalInstructions),
    checkinHtml: html(stay.checkinInstructions),
    houseRules: rental && rulesOf(rental, { locale, catalogue }),
    hours: hoursOf(stay, rental),
    map: isReleased && latitude !== null && longitude !== null ? { latitude, longitude } : null,
  }
}

/** For an earlier version of the CMS, which names the rental by its document id alone. */
function publishedRental({ rentalId }: BookingStay, catalogue: Known | null): BookedRental | null {
  const rental = rentalId ? catalogue?.rentals.get(rentalId) : undefined
  if (!rental) return null
  const { en, es } = rental.texts
  return { ...rental, names: { en: en?.name ?? null, es: es?.name ?? null } }
}

function rulesOf(
  rental: BookedRental,
  { locale, catalogue }: Pick<Shown, 'locale' | 'catalogue'>,
): ShownStay['houseRules'] {
  const rules = catalogue ? houseRulesOf(catalogue, rental, locale) : []
  return rules.length > 0 || rental.houseRuleIds.length === 0 ? rules : null
}

/** Until when one may check in is known of the rental alone, so it counts with the rental's own first hour. */
function hoursOf({ checkInFrom, checkOutUntil }: BookingStay, rental: BookedRental | null) {
  const own = rental?.checkInTimeStart ?? null
  const from = checkInFrom ?? own
  return {
    from,
    to: from === own ? (rental?.checkInTimeEnd ?? null) : null,
    out: checkOutUntil ?? rental?.checkOutTime ?? null,
  }
}
