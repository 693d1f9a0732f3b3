import type { Field, Views } from './view'

const title: Field = ['title', 12, 'Title']
const text: Field = ['text', 12, 'Text']
const alt: Field = ['alt', 6, 'What the picture shows', 'For people who do not see it.']

/** The blocks of landings; a card is called by its main field. */
export const blockViews: Views = {
  'blocks.hero': {
    mainField: 'title',
    rows: [
      [title],
      [text],
      [
        ['picture', 6, 'Picture', 'Wide, at least 1600 pixels.'],
        ['pictureMobile', 6, 'Picture: phones', 'Upright; may be empty.'],
      ],
      [alt],
      [['button', 12, 'Button']],
    ],
  },
  'blocks.rich-text': {
    mainField: 'title',
    rows: [[['title', 12, 'Title', 'May be empty.']], [['markdown', 12, 'Text']]],
  },
  'blocks.picture-text': {
    mainField: 'title',
    rows: [
      [
        ['title', 8, 'Title'],
        ['pictureSide', 4, 'Picture stands'],
      ],
      [['markdown', 12, 'Text']],
      [['picture', 6, 'Picture'], alt],
    ],
  },
  'blocks.gallery': {
    mainField: 'title',
    rows: [
      [
        ['title', 8, 'Title', 'May be empty.'],
        ['layout', 4, 'Arrangement'],
      ],
      [['pictures', 12, 'Pictures']],
    ],
  },
  'blocks.video-gallery': {
    mainField: 'title',
    rows: [[title], [['videoGallery', 12, 'Video gallery']]],
  },
  'blocks.product-list': {
    mainField: 'title',
    rows: [
      [title],
      [text],
      [['products', 12, 'Products', 'Empty: those of the landing. The cheapest comes first.']],
    ],
  },
  'blocks.price-bands': {
    mainField: 'title',
    rows: [
      [title],
      [text],
      [['town', 12, 'Town', 'The cards open the list of this town.']],
      [['bands', 12, 'Price bands']],
    ],
  },
  'blocks.form': {
    mainField: 'title',
    rows: [
      [title],
      [text],
      [['btnName', 12, 'Button', 'Says what happens next.']],
      [
        ['showContactWay', 3, 'Asks how to get in touch'],
        ['showSpecialRequeriment', 3, 'Asks for wishes'],
        ['showFinishDate', 3, 'Asks for the last day'],
        ['showLocation', 3, 'Asks for the place'],
      ],
    ],
  },
  'blocks.testimonials': {
    mainField: 'title',
    rows: [
      [title],
      [['testimonials', 12, 'Testimonials', 'Only those switched on are shown.']],
      [
        ['moreLabel', 6, 'Link to more: words'],
        ['moreUrl', 6, 'Link to more: address'],
      ],
    ],
  },
  'blocks.faq': {
    mainField: 'title',
    rows: [
      [
        ['title', 8, 'Title'],
        ['topic', 4, 'Topic', 'All questions of it are shown.'],
      ],
      [['questions', 12, 'Questions of this page alone', 'Shown first.']],
    ],
  },
  'blocks.payment-methods': {
    mainField: 'title',
    rows: [[title], [text], [['methods', 12, 'Payment methods', 'Empty: all of them.']]],
  },
  'blocks.badge': {
    mainField: 'title',
    rows: [
      [title],
      [text],
      [['picture', 6, 'Picture', 'Empty: the award of the site settings.'], alt],
      [['link', 12, 'Link', 'https://…; may be empty.']],
    ],
  },
  'blocks.whatsapp-banner': {
    mainField: 'title',
    rows: [
      [title],
      [text],
      [
        ['btnName', 4, 'Button'],
        ['waText', 8, 'WhatsApp: first words', "Empty: the landing's own."],
      ],
    ],
  },
  'blocks.call-to-action': {
    mainField: 'title',
    rows: [[title], [text], [['buttons', 12, 'Buttons', 'One or two.']]],
  },
}
