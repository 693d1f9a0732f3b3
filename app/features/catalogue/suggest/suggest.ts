import type { Locale } from '~content/locale'
import type { Rental } from '~content/rental'
import type { SectionKey } from '~content/section-key'
import { noChoice } from '~/features/pricing/request/stay-choice'
import { pictureAddress } from '~/platform/pictures/picture-address'
import type { Catalogue } from '../catalogue'
import { localizedText } from '../localized-text'
import { rentalPagePath } from '../rental-page'
import { sectionOf } from '../section-of'
import { fit, fitNames } from './name-index'
import type { SuggestIndex } from './suggest-index'
import type { PlaceSuggestion, RentalSuggestion, Suggestions } from './suggestions'

const maxPlaces = 6
const maxRentals = 6

type SuggestRequest = {
  section: SectionKey
  locale: Locale
  /** As `toSearchQuery` makes it. Without one all places of the section are suggested. */
  text: string
}

/**
 * Places and rentals whose names fit a text, the best first; rentals of the section before others. Names that fit with
 * a mistake come only where none fits without: "casa" is not meant for "Cayalá".
 */
export function suggest(
  catalogue: Catalogue,
  index: SuggestIndex,
  { section, locale, text }: SuggestRequest,
): Suggestions {
  const { places, names } = index.places[section]
  if (text === '') return { places: [...places], rentals: [] }
  const ofPlaces = fitNames(names, text)
  const ofRentals = fitNames(index.names, text)
  const hasExact = [ofPlaces, ofRentals].some((fits) => fits.some(isExact))
  const worst = hasExact ? fit.anyOrder : fit.anyOrderOneMistake
  return {
    places: bestPlaces(places, ofPlaces, worst),
    rentals: bestRentals(index.rentals, ofRentals, worst, section).map((rental) =>
      toSuggestion(catalogue, rental, locale),
    ),
  }
}

const isExact = (found: number) => found <= fit.anyOrder

/** Of two that fit equally well, towns come first, then the one with more rentals. */
function bestPlaces(
  places: readonly PlaceSuggestion[],
  fits: Uint8Array,
  worst: number,
): PlaceSuggestion[] {
  return places
    .map((place, at) => ({ place, fit: fits[at] ?? fit.none }))
    .filter((each) => each.fit <= worst)
    .sort(
      (a, b) =>
        a.fit - b.fit || isRegion(a.place) - isRegion(b.place) || b.place.count - a.place.count,
    )
    .slice(0, maxPlaces)
    .map(({ place }) => place)
}

const isRegion = ({ kind }: PlaceSuggestion) => Number(kind === 'region')

/** Of two that fit equally well, the section's own comes first, then the order of the index decides. */
function bestRentals(
  rentals: readonly Rental[],
  fits: Uint8Array,
  worst: number,
  section: SectionKey,
): Rental[] {
  const best: { rental: Rental; rank: number }[] = []
  let limit = 2 * worst + 2
  for (let at = 0; at < rentals.length; at++) {
    const own = 2 * (fits[at] ?? fit.none)
    const rental = rentals[at]
    if (own >= limit || !rental) continue
    const rank = own + Number(sectionOf(rental) !== section)
    if (rank >= limit) continue
    const place = best.findIndex((each) => each.rank > rank)
    best.splice(place === -1 ? best.length : place, 0, { rental, rank })
    if (best.length > maxRentals) best.pop()
    if (best.length === maxRentals) limit = best.at(-1)?.rank ?? limit
  }
  return best.map(({ rental }) => rental)
}

function toSuggestion(catalogue: Catalogue, rental: Rental, locale: Locale): RentalSuggestion {
  const text = rental.texts[locale]
  const town = catalogue.towns.get(rental.townId)
  const picture = text?.gallery[0]?.picture
  return {
    path: rentalPagePath(catalogue, rental, locale, { choice: noChoice, landing: false }),
    name: text?.name ?? '',
    town: town ? localizedText(town.name, locale) : '',
    picture: picture ? pictureAddress(picture, 320, 'webp') : null,
    section: sectionOf(rental),
  }
}
