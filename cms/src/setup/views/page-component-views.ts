import type { Views } from './view'

/** Components of pages and blocks. */
export const pageComponentViews: Views = {
  'shared.button': {
    mainField: 'label',
    rows: [
      [
        ['label', 6, 'Words'],
        ['action', 6, 'What it does'],
      ],
      [['link', 12, 'Link', 'For "link": /a-page-of-this-site or https://…']],
    ],
  },
  'shared.question': {
    mainField: 'question',
    rows: [[['question', 12, 'Question']], [['answer', 12, 'Answer']]],
  },
  'shared.section': {
    mainField: 'title',
    rows: [
      [['title', 12, 'Title']],
      [['markdown', 12, 'Text']],
      [
        ['picture', 6, 'Picture'],
        ['alt', 6, 'What the picture shows'],
      ],
    ],
  },
  'shared.point': {
    mainField: 'title',
    rows: [[['title', 12, 'Title']], [['text', 12, 'Text']]],
  },
  'shared.video': {
    mainField: 'title',
    rows: [
      [['title', 12, 'Title']],
      [['url', 12, 'Address', 'Of a video on YouTube or Vimeo, or of a file: https://…']],
      [
        ['poster', 6, 'Picture before it plays'],
        ['posterAlt', 6, 'What the picture shows'],
      ],
    ],
  },
  'landing.price-band': {
    mainField: 'name',
    rows: [
      [
        ['name', 6, 'Name', 'For example "Large Homes".'],
        ['label', 6, 'Prices in words', 'For example "$300-500".'],
      ],
      [
        ['picture', 6, 'Picture'],
        ['alt', 6, 'What the picture shows'],
      ],
      [
        ['minPriceUsd', 3, 'From (US$)'],
        ['maxPriceUsd', 3, 'To (US$)'],
        ['minPriceGtq', 3, 'From (Q)'],
        ['maxPriceGtq', 3, 'To (Q)'],
      ],
    ],
  },
  'team.page': { mainField: 'page', rows: [[['page', 12, 'Page']]] },
  'referral.tier': {
    mainField: 'name',
    rows: [
      [
        ['medal', 4, 'Medal'],
        ['name', 4, 'Name'],
        ['percent', 4, 'Percent'],
      ],
      [
        ['salesFrom', 6, 'Sales from (US$)'],
        ['salesTo', 6, 'Sales to (US$)', 'Empty: or more.'],
      ],
      [['text', 12, 'Text']],
    ],
  },
  'confirmation.button': {
    mainField: 'label',
    rows: [
      [
        ['label', 6, 'Words'],
        ['target', 6, 'Leads to', '"Explore" is the list the visitor came from.'],
      ],
    ],
  },
}
