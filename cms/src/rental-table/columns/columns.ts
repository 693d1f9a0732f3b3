import type { RentalColumnName } from '../../content-types/rental-column'
import type { Column } from './column'
import {
  choiceColumn,
  dayColumn,
  flagColumn,
  numberColumn,
  textColumn,
  timeColumn,
} from './field-columns'
import type { PictureColumn } from './gallery-columns'
import {
  bedsColumn,
  blockedDatesColumn,
  cancellationColumn,
  highlightColumn,
  monthlyRatesColumn,
  seasonsColumn,
} from './list-columns'
import { manyColumn, oneColumn } from './relation-columns'
import type { SeoColumn } from './seo-columns'

const en = { locale: 'en' } as const
const es = { locale: 'es' } as const

/**
 * Columns that are no field of their own: what names the rental, whether visitors see it, texts for search engines,
 * pictures.
 */
type OtherColumn = 'slug' | 'published' | SeoColumn | PictureColumn

export type FieldColumnName = Exclude<RentalColumnName, OtherColumn>

/**
 * Each column that is a field of its own: the field, reading, writing and examples. The README says what a new column
 * needs.
 */
export const fieldColumns = {
  type: choiceColumn('type', ['vacation_rental', 'long_term_rental']),
  full_hotel: flagColumn('fullHotel'),
  property: choiceColumn('typeOfProperty', ['house', 'apartment']),
  town: oneColumn('town', { isRequired: true }),
  area: textColumn('subLocation', ['El Calvario', '']),
  address: textColumn('address', ['4a calle oriente 12', '']),
  latitude: numberColumn('latitude', ['14.5586', '14.5561']),
  longitude: numberColumn('length', ['-90.7295', '-90.7337']),
  exact_position: flagColumn('exactPosition'),
  name_en: textColumn('name', ['House of the Fountain', 'Patio Apartment'], en),
  name_es: textColumn('name', ['Casa de la Fuente', 'Apartamento del Patio'], es),
  title_en: textColumn('title', ['A quiet house with a garden', 'Two rooms near the park'], en),
  title_es: textColumn(
    'title',
    ['Una casa tranquila con jardín', 'Dos ambientes cerca del parque'],
    es,
  ),
  description_en: textColumn(
    'descriptionMarkdown',
    ['Two bedrooms around a patio.\n\nThe garden has a fountain.', 'A light apartment.'],
    en,
  ),
  description_es: textColumn(
    'descriptionMarkdown',
    ['Dos dormitorios alrededor de un patio.\n\nEl jardín tiene una fuente.', 'Muy iluminado.'],
    es,
  ),
  highlights_en: highlightColumn('en', ['Garden with a fountain | Parking', '']),
  highlights_es: highlightColumn('es', ['Jardín con fuente | Parqueo', '']),
  season_en: textColumn('season', ['', ''], en),
  season_es: textColumn('season', ['', ''], es),
  warning_en: textColumn('warning', ['', ''], en),
  warning_es: textColumn('warning', ['', ''], es),
  levels_en: textColumn('distributionOfLevel', ['', ''], en),
  levels_es: textColumn('distributionOfLevel', ['', ''], es),
  guests: numberColumn('capacityOfPeople', ['4', '2']),
  bedrooms: numberColumn('noBedroom', ['2', '1']),
  bathrooms: numberColumn('noBathroom', ['1.5', '1']),
  square_meters: numberColumn('flatSurfaceM2', ['140', '']),
  beds: bedsColumn,
  amenities: manyColumn('amenities'),
  house_rules: manyColumn('houseRules'),
  price_night: numberColumn('basePrice', ['145', '']),
  min_nights: numberColumn('minNight', ['2', '']),
  weekly_discount: numberColumn('weeklyDiscount', ['10', '']),
  seasons: seasonsColumn,
  promotions: manyColumn('promotions'),
  extra_fees: manyColumn('extraFees'),
  price_month: numberColumn('pricePerMonth', ['', '950']),
  monthly_rates: monthlyRatesColumn,
  min_months: numberColumn('minMonths', ['', '3']),
  price_sale: numberColumn('salePrice', ['', '']),
  blocked_dates: blockedDatesColumn,
  available_after: dayColumn('availableAfter', ['', '2026-12-01']),
  calendar: choiceColumn('calendar', ['kept_here', 'kept_here']),
  check_in_from: timeColumn('checkInTimeStart', ['15:00', '']),
  check_in_until: timeColumn('checkInTimeEnd', ['20:00', '']),
  check_out: timeColumn('checkOutTime', ['11:00', '']),
  arrival_en: textColumn('arrivalInstructions', ['From the park, two blocks north.', ''], en),
  arrival_es: textColumn('arrivalInstructions', ['Del parque, dos cuadras al norte.', ''], es),
  terms: choiceColumn('typeOfTerms', ['standard', 'standard']),
  terms_text_en: textColumn('customTermsMarkdown', ['', ''], en),
  terms_text_es: textColumn('customTermsMarkdown', ['', ''], es),
  cancellation_en: cancellationColumn('en', ['30: 100: Full refund | 7: 50: Half back', '']),
  cancellation_es: cancellationColumn('es', ['30: 100: Devolución completa | 7: 50: La mitad', '']),
  provider: oneColumn('provider'),
  listed_on: dayColumn('listedOn', ['2026-11-23', '']),
  new: flagColumn('newProduct'),
  top: flagColumn('topListing'),
  shared_sale: flagColumn('sharedSell'),
} satisfies Record<FieldColumnName, Column>

export function isFieldColumn(name: RentalColumnName): name is FieldColumnName {
  return name in fieldColumns
}

export const listFieldColumns = Object.entries(fieldColumns) as [FieldColumnName, Column][]
