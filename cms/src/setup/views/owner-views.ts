import { seoField, whatsappRow } from './landing-fields'
import type { Field, Views } from './view'

const head: readonly (readonly Field[])[] = [
  [['title', 12, 'Title']],
  [['text', 12, 'Sentence under the title']],
  [
    ['image', 6, 'Picture'],
    ['imageAlt', 6, 'What the picture shows'],
  ],
]

const form: readonly (readonly Field[])[] = [
  [
    ['titleForm', 8, 'Form: title'],
    ['btnName', 4, 'Form: button'],
  ],
  [['textForm', 12, 'Form: text']],
  [['waLabel', 12, 'WhatsApp: words on the button']],
  whatsappRow,
]

export const ownerViews: Views = {
  'api::list-with-us.list-with-us': {
    mainField: 'title',
    rows: [
      ...head,
      [
        [
          'sections',
          12,
          'Sections',
          'The numbers (properties, years…) come from the site settings.',
        ],
      ],
      [['stepsTitle', 12, 'Steps: title']],
      [['steps', 12, 'Steps']],
      ...form,
      [seoField],
    ],
  },
  'api::document-page.document-page': {
    mainField: 'name',
    sort: ['name', 'ASC'],
    columns: ['name', 'kind', 'slug', 'enabled', 'isDocument'],
    rows: [
      [
        ['title', 8, 'Title'],
        ['name', 4, 'Name', 'In lists, mails and above the title: "Property management".'],
      ],
      [
        [
          'kind',
          6,
          'Page',
          'The services have a page of their own each; documents are found by their address name.',
        ],
        ['slug', 6, 'Address name', 'Small letters and hyphens, one per language.'],
      ],
      [
        ['enabled', 6, 'Shown'],
        [
          'isDocument',
          6,
          'Asks for identity',
          'The form asks for a photo and an identity document.',
        ],
      ],
      ...head.slice(1),
      [
        [
          'descriptionOne',
          12,
          'Text',
          'Without text and sections the page says that it is coming soon. {brand}, {phone} and {email} stand for what the site settings say.',
        ],
      ],
      [['descriptions', 12, 'Sections', 'Each with a picture.']],
      [['stepsTitle', 12, 'Steps: title']],
      [['steps', 12, 'Steps']],
      ...form,
      [seoField],
    ],
  },
  'api::referral-plan.referral-plan': {
    mainField: 'title',
    rows: [
      ...head,
      [
        ['commissionPercent', 4, 'Commission (%)', 'The number in the headline.'],
        ['commissionText', 8, 'Commission: text'],
      ],
      [['tiersTitle', 12, 'Medals: title']],
      [['tiers', 12, 'Medals', 'Bronze, silver, gold, each with its sales.']],
      [['stepsTitle', 12, 'Steps: title']],
      [['steps', 12, 'Steps']],
      [['conditions', 12, 'Conditions']],
      ...form,
      [seoField],
    ],
  },
  'api::confirmation-text.confirmation-text': {
    mainField: 'title',
    sort: ['key', 'ASC'],
    columns: ['title', 'key', 'updatedAt'],
    rows: [
      [
        [
          'key',
          12,
          'After which form',
          'One entry each. After "Inquiry" visitors read the title and text of the inquiry page; only the buttons come from here.',
        ],
      ],
      [['title', 12, 'Title']],
      [['message', 12, 'Message', 'What happens now, and when.']],
      [['buttons', 12, 'Buttons', 'The first is the main one.']],
    ],
  },
}
