import type { Row } from './read-rows'

/** Values for empty fields in a preview. */
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

/** Fills the required fields of a draft, so that it can be previewed from the start. */
export function withDraftDefaults(row: Row): Row {
  const said = Object.entries(row).filter(([, value]) => value !== null)
  // A draft has no publication date and perhaps no slug: its creation date and id replace them.
  const always = { publishedAt: row.createdAt, slug: row.documentId }
  return { ...row, ...unsaid, ...always, ...Object.fromEntries(said) }
}
