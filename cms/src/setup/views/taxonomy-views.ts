import type { Field, Views } from './view'

const address: Field = [
  'slug',
  6,
  'Address name',
  'Small letters and hyphens; shared by both languages. Leave empty to make it from the name.',
]
const townAddress: Field = [
  'slug',
  6,
  'Address name',
  'Small letters and hyphens; shared by both languages. Leave empty to make it from the name. When it changes, the old addresses of its lists lead to the new ones.',
]
const code: Field = [
  'key',
  6,
  'Internal code',
  'Never shown. Leave empty to make it from the name.',
]
const icon: Field = [
  'icon',
  6,
  'Icon',
  'Name of an icon of the site, for example "wifi" or "pool".',
]

const isFilter: Field = [
  'isFilter',
  12,
  'Offered as a filter',
  'Visitors of the lists can look for places that have it.',
]

export const taxonomyViews: Views = {
  'api::region.region': {
    mainField: 'name',
    sort: ['name', 'ASC'],
    columns: ['name', 'slug'],
    rows: [
      [
        ['name', 6, 'Name'],
        [
          'slug',
          6,
          'Fixed identifier',
          'Stands in addresses and in the region filter; do not change it.',
        ],
      ],
      [['description', 12, 'Description', "Two lines above the region's list."]],
    ],
  },
  'api::town.town': {
    mainField: 'name',
    sort: ['name', 'ASC'],
    columns: ['name', 'region', 'slug'],
    rows: [
      [['name', 6, 'Name'], townAddress],
      [['region', 6, 'Region', 'Needed: a town without one is not shown.']],
      [['line', 12, 'One line about it', "Shown under the town's heading in lists."]],
      [
        ['latitude', 6, 'Latitude', 'Of its centre, for example 14.5586.'],
        ['longitude', 6, 'Longitude', 'For example -90.7339.'],
      ],
    ],
  },
  'api::landmark.landmark': {
    mainField: 'name',
    sort: ['name', 'ASC'],
    columns: ['name', 'kind', 'reachKm'],
    rows: [
      [['name', 6, 'Name', 'As visitors know it.'], code],
      [
        ['kind', 6, 'Kind'],
        [
          'reachKm',
          6,
          'Matters up to (km)',
          'Places farther away do not mention it: 3 for a square, 60 for an airport.',
        ],
      ],
      [
        ['latitude', 6, 'Latitude', 'For example 14.5586.'],
        ['longitude', 6, 'Longitude', 'For example -90.7339.'],
      ],
    ],
  },
  'api::amenity.amenity': {
    mainField: 'name',
    sort: ['name', 'ASC'],
    columns: ['name', 'group', 'icon', 'isFilter'],
    rows: [
      [
        ['name', 6, 'Name'],
        ['group', 6, 'Group', 'The heading under which it is listed.'],
      ],
      [address, icon],
      [isFilter],
    ],
  },
  'api::house-rule.house-rule': {
    mainField: 'name',
    sort: ['name', 'ASC'],
    columns: ['name', 'icon', 'isFilter'],
    rows: [[['name', 12, 'Rule']], [address, icon], [isFilter]],
  },
  'api::provider.provider': {
    mainField: 'name',
    sort: ['name', 'ASC'],
    columns: ['name', 'key'],
    rows: [[['name', 6, 'Name', 'Owner or agency, as guests read it.'], code]],
  },
  'api::promotion.promotion': {
    mainField: 'name',
    sort: ['startDate', 'DESC'],
    columns: ['name', 'type', 'percentDiscount', 'startDate', 'endDate', 'enabled'],
    rows: [
      [['name', 6, 'Name', 'As guests read it on cards.'], code],
      [
        [
          'type',
          4,
          'Kind',
          'Last minute, discount and offer lower the price; a surcharge raises it.',
        ],
        ['offerType', 4, 'Occasion'],
        ['enabled', 4, 'Switched on'],
      ],
      [
        ['percentDiscount', 4, 'Percent', 'Of the price of the nights it covers.'],
        ['startDate', 4, 'First night'],
        ['endDate', 4, 'Last night'],
      ],
      [
        [
          'dateShow',
          4,
          'Shown from',
          'Hidden and not applied before this day; empty means always.',
        ],
        ['minNight', 4, 'From nights', 'Shorter stays do not get it.'],
        ['minDays', 4, 'Imposes nights', 'Stays that begin in it must be at least this long.'],
      ],
    ],
  },
  'api::extra-fee.extra-fee': {
    mainField: 'name',
    sort: ['name', 'ASC'],
    columns: ['name', 'kind', 'mode', 'amount'],
    rows: [
      [['name', 6, 'Name', 'As guests read it in the price.'], code],
      [
        ['kind', 6, 'Kind', 'A pet or late check-in fee counts only when guests ask for it.'],
        [
          'mode',
          6,
          'Charged per',
          'Stay, night, guest, guest and night, guest above a number, or percent of the price.',
        ],
      ],
      [
        ['amount', 6, 'Amount', 'US dollars, or percent.'],
        ['includedGuests', 6, 'Guests included', 'For the fee per extra guest.'],
      ],
    ],
  },
  'api::currency.currency': {
    mainField: 'code',
    sort: ['code', 'DESC'],
    columns: ['code', 'symbol', 'conversionFactor'],
    rows: [
      [
        ['code', 4, 'Currency'],
        ['symbol', 4, 'Symbol'],
        [
          'conversionFactor',
          4,
          'For one US dollar',
          'For example 7.8. Every price changes with it.',
        ],
      ],
    ],
  },
  'api::payment-method.payment-method': {
    mainField: 'name',
    sort: ['percent', 'ASC'],
    columns: ['name', 'percent', 'isDefault'],
    rows: [
      [['name', 6, 'Name'], address],
      [
        ['percent', 6, 'Fee (%)', 'Of the total.'],
        ['isDefault', 6, 'Chosen at first', 'Switch it on for one method only.'],
      ],
    ],
  },
  'api::service.service': {
    mainField: 'name',
    sort: ['position', 'ASC'],
    columns: ['name', 'price', 'unit', 'position'],
    rows: [
      [['name', 6, 'Name', 'As guests read it on the inquiry form.'], address],
      [['description', 12, 'What it includes', 'One sentence, under the name.']],
      [
        ['price', 4, 'Price (US$)', 'Empty means: on request.'],
        ['unit', 4, 'Charged per', 'The whole stay, a day, or a person.'],
        ['position', 4, 'Place in the list', 'The smallest number comes first.'],
      ],
    ],
  },
}
