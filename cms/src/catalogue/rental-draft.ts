import type { Row } from './read-rows'

/** What a preview shows where editors have not said it yet. */
const unsaid = {
  name: '',
  title: '',
  type: 'vacation_rental',
  typeOfProperty: 'house',
  descriptionMarkdown: '',
  capacityOfPeople: 0,
  noBedroom: 0,
  noBathroom: 0,
  calendar: 'kept_here',
  typeOfTerms: 'standard',
} as const

/** A draft as complete as a published rental has to be, so that it can be looked at from the start. */
export function withDraftDefaults(row: Row): Row {
  const said = Object.entries(row).filter(([, value]) => value !== null)
  // A draft has not been published, and perhaps has no address name; its id stands in for that.
  const always = { publishedAt: row.createdAt, slug: row.documentId }
  return { ...row, ...unsaid, ...always, ...Object.fromEntries(said) }
}
