import type { Field } from './view'

/** Rows that several landings share. */
type Row = readonly Field[]

export const landingSlug: Field = [
  'slug',
  6,
  'Address name',
  'Small letters and hyphens, one per language. Empty: made from the title. When it changes on a published page, the old address leads to the new one.',
]

export const landingType: Field = [
  'type',
  6,
  'What it is about',
  'Travels along with every contact that the page brings.',
]

export const shownFromHelp =
  "The published page appears at this moment by itself; before, its address answers that there is nothing. You choose by your computer's clock, and the box at the side tells the time in Guatemala. Empty: at once."

export const shownUntilHelp =
  'From this moment on visitors read that it is over, and it leaves lists and search engines. Empty: never.'

export const pictureRows: readonly Row[] = [
  [
    ['image', 4, 'Picture: computers', 'Wide, at least 1600 pixels.'],
    ['imageTablet', 4, 'Picture: tablets', 'Empty: the one for computers.'],
    ['imageMobile', 4, 'Picture: phones', 'Upright. Empty: the one for tablets.'],
  ],
  [['imageAlt', 12, 'What the picture shows', 'In one sentence, for people who do not see it.']],
]

export const formRows: readonly Row[] = [
  [
    ['titleForm', 8, 'Form: title'],
    ['btnName', 4, 'Form: button', 'Says what happens next, for example "Send me the price".'],
  ],
  [
    ['showContactWay', 6, 'Form asks how to get in touch'],
    ['showSpecialRequeriment', 6, 'Form asks for wishes'],
  ],
  [
    ['showFinishDate', 6, 'Form asks for the last day'],
    ['showLocation', 6, 'Form asks for the place'],
  ],
]

export const whatsappRow: Row = [
  ['waLink', 6, 'WhatsApp link', 'https://wa.me/… Empty: the number of the site settings.'],
  ['waText', 6, 'WhatsApp: first words', "The visitor's message begins with them."],
]

export const blocksField: Field = [
  'blocks',
  12,
  'Blocks',
  "Shown below the page's own fields, from top to bottom. A hero, product list or form here stands in for the page's own; nothing else does. The box at the side fills an empty page from a preset.",
]

/** Of pages whose own fields stay whatever blocks they have. */
export const moreBlocksField: Field = [
  'blocks',
  12,
  'Blocks',
  'Shown below everything else, from top to bottom. The box at the side fills an empty page from a preset.',
]

export const seoField: Field = [
  'seo',
  12,
  'Search engines',
  'Empty fields fall back to the texts of the page.',
]
