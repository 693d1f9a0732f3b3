import { seoField } from './landing-fields'
import type { Field, Views } from './view'

const slug: Field = [
  'slug',
  6,
  'Address name',
  'Small letters and hyphens, one per language. Empty: made from the title. When it changes on a published post, the old address leads to the new one.',
]

const categorySlug: Field = [
  'slug',
  6,
  'Address name',
  'Small letters and hyphens, one per language. Empty: made from the name. When it changes, links with the old one lead to all posts.',
]

export const blogViews: Views = {
  'api::blog-post.blog-post': {
    mainField: 'name',
    sort: ['publicationDate', 'DESC'],
    columns: ['name', 'author', 'publicationDate', 'updatedAt'],
    rows: [
      [['name', 12, 'Title']],
      [['shortDescription', 12, 'In two sentences', 'On cards and in search results.']],
      [
        slug,
        [
          'publicationDate',
          3,
          'Publication day',
          'Once published, it appears at midnight of this day in Guatemala.',
        ],
        ['readingTime', 3, 'Minutes to read', 'Empty: counted from the text.'],
      ],
      [
        ['image', 6, 'Picture'],
        ['imageAlt', 6, 'What the picture shows', 'For people who do not see it.'],
      ],
      [
        [
          'description',
          12,
          'Text',
          'Headings begin with ##. A table has bars between its cells, | Court | Quarter |, and | --- | --- | below its first line. The address of a house or a video, alone between empty lines, becomes a card or a video. Four to eight hundred words read well.',
        ],
      ],
      [
        ['author', 6, 'Author'],
        ['postcategories', 6, 'Categories'],
      ],
      [seoField],
    ],
  },
  'api::newsletter-issue.newsletter-issue': {
    mainField: 'title',
    sort: ['sentOn', 'DESC'],
    columns: ['title', 'sentOn', 'updatedAt'],
    rows: [
      [['title', 12, 'Title', 'The subject of the letter.']],
      [['intro', 12, 'In two sentences', 'On cards and in search results.']],
      [
        slug,
        [
          'sentOn',
          6,
          'Sent on',
          'Once published, it appears at midnight of this day in Guatemala.',
        ],
      ],
      [
        ['image', 6, 'Picture', 'Also on the image that is shared.'],
        ['imageAlt', 6, 'What the picture shows', 'For people who do not see it.'],
      ],
      [['body', 12, 'Text', 'As it was sent. Headings begin with ##.']],
      [seoField],
    ],
  },
  'api::post-category.post-category': {
    mainField: 'name',
    sort: ['name', 'ASC'],
    columns: ['name', 'slug'],
    rows: [[['name', 6, 'Name'], categorySlug]],
  },
  'api::author.author': {
    mainField: 'firstName',
    sort: ['firstName', 'ASC'],
    columns: ['firstName', 'lastName'],
    rows: [
      [
        ['firstName', 6, 'First name'],
        ['lastName', 6, 'Last name'],
      ],
      [['about', 12, 'Who this is', 'A sentence or two.']],
      [
        ['photo', 6, 'Portrait'],
        ['photoAlt', 6, 'What the portrait shows'],
      ],
    ],
  },
  'api::faq.faq': {
    mainField: 'question',
    sort: ['topic', 'ASC'],
    columns: ['question', 'topic', 'order'],
    rows: [
      [['question', 12, 'Question', 'As a visitor would ask it.']],
      [['answer', 12, 'Answer', 'The first sentence answers it; the assistant says it, too.']],
      [
        ['topic', 6, 'Topic'],
        ['order', 6, 'Place in its topic', 'Small numbers come first.'],
      ],
      [
        [
          'keywords',
          12,
          'Other words for it',
          'Separated by commas; the assistant understands them.',
        ],
      ],
    ],
  },
  'api::testimonial.testimonial': {
    mainField: 'name',
    sort: ['date', 'DESC'],
    columns: ['name', 'place', 'rating', 'date', 'enabled'],
    rows: [
      [
        ['name', 5, 'Name'],
        ['place', 4, 'Comes from'],
        ['enabled', 3, 'Switched on', 'Only then it is shown.'],
      ],
      [['text', 12, 'What the guest says']],
      [
        ['rating', 3, 'Stars'],
        ['date', 3, 'Written on'],
        ['source', 3, 'Where', 'For example "Google".'],
      ],
      [
        ['photo', 6, 'Portrait', 'May be empty.'],
        ['photoAlt', 6, 'What the portrait shows'],
      ],
    ],
  },
  'api::video-gallery.video-gallery': {
    mainField: 'name',
    sort: ['name', 'ASC'],
    columns: ['name', 'updatedAt'],
    rows: [[['name', 12, 'Name']], [['videos', 12, 'Videos']]],
  },
}
