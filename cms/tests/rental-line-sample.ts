import type { Cells } from '../src/rental-table/line-cells'
import { libraryName } from '../src/rental-table/pictures/picture-name'
import { planLine } from '../src/rental-table/plan-line'
import type { KnownEntries } from '../src/rental-table/read-known-entries'
import type { Rental } from '../src/rental-table/read-rentals'

const town = { documentId: 't1', slug: 'antigua' }
const amenities = ['wifi', 'pool|heated', 'back\\slash'].map((slug, at) => ({
  documentId: `a${at}`,
  slug,
}))
export const picture = (id: number, name: string, alternativeText: string | null = null) => ({
  id,
  documentId: `p${id}`,
  name,
  alternativeText,
})

/** A picture of the library by the address that it came from. */
export const address = 'https://pictures.example/a/patio%20one.jpg?size=large'

/** What cells may name. */
export const known: KnownEntries = {
  unread: new Map([['https://10.0.0.1/x.jpg', 'Private']]),
  town: new Map([['antigua', town]]),
  amenities: new Map(amenities.map((each) => [each.slug, each])),
  houseRules: new Map(),
  promotions: new Map(),
  extraFees: new Map(),
  provider: new Map(),
  pictures: new Map([
    ['patio.jpg', [picture(1, 'patio.jpg', 'A patio')]],
    ['bare.jpg', [picture(2, 'bare.jpg')]],
    [libraryName(address), [picture(6, libraryName(address), 'From afar')]],
    ['twice.jpg', [picture(3, 'twice.jpg', 'x'), picture(4, 'twice.jpg', 'x')]],
  ]),
}

const version = (words: string) => ({
  slug: 'casa',
  name: words,
  title: words,
  descriptionMarkdown: `${words}\r\ntwo lines `,
  type: 'vacation_rental',
  typeOfProperty: 'house',
  town,
  amenities,
  basePrice: 120.5,
  capacityOfPeople: 4,
  noBedroom: 2,
  noBathroom: 1.5,
  calendar: 'kept_here',
  typeOfTerms: 'standard',
  checkInTimeStart: '15:00:00.000',
  topListing: null,
  highlights: [{ id: 1, highlight: 'Garden | pool' }],
  gallery: [{ id: 5, picture: picture(9, 'old.jpg'), alt: `${words}: old | new`, room: 'patio' }],
})

/** A rental with a draft in each language, and the same published. */
export const house = (isPublished = true): Rental => ({
  documentId: 'r1',
  slug: 'casa',
  drafts: { en: version('House'), es: version('Casa') },
  published: isPublished ? { en: version('House'), es: version('Casa') } : {},
})

/** What a line with these cells would do to the rental; null: there is none yet. */
export const plan = (cells: Cells, rental: Rental | null = house()) =>
  planLine({ slug: 'casa', ...cells }, rental, known)

/** The problems of that line, with their columns. */
export const codes = (cells: Cells, rental?: Rental | null) =>
  plan(cells, rental).problems.map(({ column, code }) => `${column} ${code}`)
