import type { View } from './view'

export const rentalView: View = {
  mainField: 'name',
  sort: ['name', 'ASC'],
  columns: ['name', 'type', 'town', 'basePrice', 'updatedAt'],
  rows: [
    [
      ['name', 8, 'Name', 'As it stands on cards. One per language.'],
      ['type', 4, 'Kind of offer', 'Decides under which of the lists it appears.'],
    ],
    [['title', 12, 'Sentence that sells it', 'One sentence under the name.']],
    [
      [
        'slug',
        8,
        'Address name',
        'Small letters and hyphens; shared by both languages. Leave empty to make it from the name. When it changes on a published rental, the old address leads to the new one.',
      ],
      ['fullHotel', 4, 'Whole hotel', 'Appears under "Rent a hotel".'],
    ],
    [
      ['town', 6, 'Town', 'Needed to publish. Shared by both languages.'],
      ['subLocation', 6, 'Neighbourhood', 'As locals call it.'],
    ],
    [
      [
        'address',
        12,
        'Address',
        'Street and number. For guests of a booking alone: in their contract, and in the confirmation once the instructions are released; the website never shows it.',
      ],
    ],
    [
      ['latitude', 4, 'Latitude', 'For example 14.5586.'],
      ['length', 4, 'Longitude', 'For example -90.7339. Without both, the map shows the country.'],
      [
        'exactPosition',
        4,
        'Show where exactly it stands',
        'Otherwise maps show an area of 200 m; guests learn the address with their confirmation.',
      ],
    ],
    [['typeOfProperty', 4, 'Kind of building']],
    [['descriptionMarkdown', 12, 'Description', 'Two to four paragraphs. One per language.']],
    [['highlights', 12, 'Highlights', 'Three to five, two to six words each.']],
    [
      [
        'gallery',
        12,
        'Pictures',
        'The first is the cover; at least eight look best. Describe each for people who do not see it.',
      ],
    ],
    [
      ['capacityOfPeople', 3, 'Guests at most'],
      ['noBedroom', 3, 'Bedrooms'],
      ['noBathroom', 3, 'Bathrooms', '2.5 counts a guest toilet.'],
      ['flatSurfaceM2', 3, 'Surface in m²'],
    ],
    [['bedrooms', 12, 'Sleeping arrangements', 'One entry a bedroom, with its beds.']],
    [
      ['amenities', 6, 'Amenities', 'Shown in this order. Shared by both languages.'],
      ['houseRules', 6, 'House rules'],
    ],
    [
      ['distributionOfLevel', 6, 'Floors', 'What is on which floor.'],
      ['season', 6, 'Season', 'When it is at its best.'],
    ],
    [
      [
        'warning',
        12,
        'Warning',
        'What guests must know beforehand: stairs, boat only, building works.',
      ],
    ],
    [
      ['basePrice', 4, 'Price a night (US$)', 'Empty means: price on request.'],
      ['minNight', 4, 'Nights at least'],
      ['weeklyDiscount', 4, 'Weekly discount (%)', 'From seven nights.'],
    ],
    [
      [
        'aRSpecialPrices',
        12,
        'Special prices',
        'Holy Week, Christmas… The first that covers a night counts; both days included.',
      ],
    ],
    [
      ['promotions', 6, 'Promotions', 'In the order in which they count.'],
      ['extraFees', 6, 'Extra fees', 'Cleaning, service, pets…'],
    ],
    [
      ['pricePerMonth', 4, 'Price a month (US$)', 'For long stays.'],
      ['minMonths', 4, 'Months at least'],
      ['availableAfter', 4, 'Free from', 'First possible day; empty means now.'],
    ],
    [['monthlyRates', 12, 'Cheaper by the month', 'The price from a number of months on.']],
    [
      ['salePrice', 4, 'Sale price (US$)', '0 means: ask for a quote.'],
      ['calendar', 4, 'Calendar', 'Where the bookings of this place are kept.'],
      ['listedOn', 4, 'Listed since', 'Decides "most recent"; empty means the day it was entered.'],
    ],
    [['lockDates', 12, 'Blocked dates', 'Nights that cannot be asked for; both days included.']],
    [
      ['checkInTimeStart', 4, 'Check-in from'],
      ['checkInTimeEnd', 4, 'Check-in until'],
      ['checkOutTime', 4, 'Check-out until'],
    ],
    [
      [
        'arrivalInstructions',
        12,
        'How to get there',
        'For guests of a booking alone: a confirmation made of a contract begins with it. One per language; the website never shows it.',
      ],
    ],
    [
      [
        'instructionsDaysBefore',
        6,
        'Arrival instructions: days before arrival',
        'They are released by themselves once everything is paid. Empty means: by hand alone.',
      ],
    ],
    [
      [
        'cancellationPolicy',
        12,
        'Cancellation',
        'From the earliest to the latest tier; without any, guests read "No policies available".',
      ],
    ],
    [
      ['typeOfTerms', 4, 'Terms', "The house's standard terms, or the owner's own contract."],
      ['provider', 8, 'Provider', 'Owner or agency.'],
    ],
    [['customTermsMarkdown', 12, 'Terms of this place', 'Shown besides the standard terms.']],
    [
      ['newProduct', 4, 'New', 'Carries the tag "new".'],
      ['topListing', 4, 'Top listing'],
      ['sharedSell', 4, 'Shared sale', 'Also sold by others.'],
    ],
    [['seo', 12, 'Search engines', 'Empty fields fall back to name and sentence.']],
  ],
}
