import { otherRentalView, inquiryView } from './inquiry-view'
import { leadView, skillsView } from './lead-view'
import type { Views } from './view'

const locked = { editable: [] }

/** What visitors sent: people read it, and write in the fields of the staff. */
export const submissionViews: Views = {
  'api::lead.lead': leadView,
  'api::inquiry.inquiry': inquiryView,
}

/** The parts of which submissions are made. */
export const submissionPartViews: Views = {
  'lead.skills': skillsView,
  'inquiry.place': otherRentalView,
  'inquiry.price-line': {
    ...locked,
    mainField: 'label',
    rows: [
      [
        ['label', 8, 'For'],
        ['amount', 4, 'Amount'],
      ],
    ],
  },
  'inquiry.service': {
    ...locked,
    mainField: 'name',
    rows: [
      [
        ['name', 6, 'Service'],
        ['unit', 3, 'Charged per'],
        ['price', 3, 'Price', 'Empty: on request.'],
      ],
    ],
  },
  'inquiry.campaign': {
    ...locked,
    mainField: 'source',
    rows: [
      [
        ['source', 4, 'Source'],
        ['medium', 4, 'Medium'],
        ['campaign', 4, 'Campaign'],
      ],
      [
        ['term', 6, 'Term'],
        ['content', 6, 'Content'],
      ],
      [
        ['referrer', 6, 'Page before'],
        ['landingPage', 6, 'First page'],
      ],
    ],
  },
}
