import { seoField } from './landing-fields'
import type { Views } from './view'

export const legalViews: Views = {
  'api::legal-text.legal-text': {
    mainField: 'title',
    sort: ['order', 'ASC'],
    columns: ['title', 'area', 'order', 'effectiveDate'],
    rows: [
      [['title', 12, 'Title']],
      [
        ['name', 6, 'Name in the list beside the text', 'For example "Privacy".'],
        [
          'slug',
          6,
          'Address name',
          'Small letters and hyphens, one per language. Forms lead to "privacy-policies" and "politicas-de-privacidad".',
        ],
      ],
      [
        ['area', 6, 'Holds for', 'The texts for kinds of places stand in a group of their own.'],
        ['order', 3, 'Place', 'Small numbers come first.'],
        ['effectiveDate', 3, 'In force from'],
      ],
      [
        [
          'text',
          12,
          'Text',
          'Headings divide it; long texts fold at a heading. {brand}, {phone} and {email} stand for what the site settings say.',
        ],
      ],
      [seoField],
    ],
  },
}
