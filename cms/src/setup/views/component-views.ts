import type { Views } from './view'

const period = [
  ['startDate', 6, 'First night'],
  ['endDate', 6, 'Last night'],
] as const

export const componentViews: Views = {
  'rental.bed': {
    mainField: 'bed',
    rows: [
      [
        ['noBed', 4, 'How many'],
        ['bed', 8, 'Bed'],
      ],
    ],
  },
  'rental.bedroom': {
    mainField: 'typeBathroom',
    rows: [
      [['beds', 12, 'Beds']],
      [['typeBathroom', 6, 'Bathroom', '"none": the bathroom is shared.']],
    ],
  },
  'rental.highlight': { mainField: 'highlight', rows: [[['highlight', 12, 'Highlight']]] },
  'rental.special-price': {
    mainField: 'startDate',
    rows: [
      period,
      [
        ['price', 6, 'Price a night (US$)'],
        ['minDays', 6, 'Nights at least', 'For stays that begin in it.'],
      ],
    ],
  },
  'rental.lock-dates': { mainField: 'startDate', rows: [period] },
  'rental.monthly-rate': {
    mainField: 'fromMonths',
    rows: [
      [
        ['fromMonths', 6, 'From months'],
        ['price', 6, 'Price a month (US$)'],
      ],
    ],
  },
  'rental.cancellation-tier': {
    mainField: 'title',
    rows: [
      [['title', 12, 'Title', 'From when, in words.']],
      [
        ['noDays', 6, 'Days before arrival'],
        ['percentDiscount', 6, 'Percent that comes back'],
      ],
    ],
  },
  'shared.gallery-picture': {
    mainField: 'alt',
    rows: [
      [
        ['picture', 6, 'Picture'],
        ['alt', 6, 'What it shows', 'In one short sentence, for people who do not see it.'],
      ],
      [
        [
          'room',
          6,
          'Room',
          'For pictures of a rental: the full-screen gallery groups them by room. One language is enough.',
        ],
      ],
    ],
  },
  'shared.seo': {
    mainField: 'metaTitle',
    rows: [
      [['metaTitle', 12, 'Title', 'At most 60 signs.']],
      [['metaDescription', 12, 'Description', 'At most 155 signs.']],
      [
        [
          'sharePicture',
          12,
          'Picture for sharing',
          'Shown where somebody shares the page. Without one, the site draws title and picture. 1200 by 630 is best.',
        ],
      ],
    ],
  },
  'site.social-link': {
    mainField: 'network',
    rows: [
      [
        ['network', 4, 'Network'],
        ['url', 8, 'Address'],
      ],
    ],
  },
  'site.claim': {
    mainField: 'value',
    rows: [
      [
        ['value', 4, 'Number', 'For example "400+".'],
        ['label', 8, 'What it counts'],
      ],
    ],
  },
  'site.menu-entry': {
    mainField: 'label',
    rows: [
      [
        ['page', 6, 'Page'],
        ['label', 6, 'Words'],
      ],
      [['hint', 12, 'Second line', 'In the explore drawer.']],
    ],
  },
  'site.home-section': {
    mainField: 'title',
    rows: [
      [
        ['section', 6, 'Section'],
        ['title', 6, 'Words'],
      ],
      [
        ['text', 6, 'Second line'],
        ['picture', 6, 'Picture'],
      ],
    ],
  },
  'site.home-place': {
    mainField: 'title',
    rows: [
      [
        ['title', 6, 'Title'],
        ['town', 6, 'Town'],
      ],
      [
        ['text', 6, 'Text'],
        ['picture', 6, 'Picture'],
      ],
    ],
  },
}
