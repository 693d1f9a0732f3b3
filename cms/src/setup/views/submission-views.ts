import { staffFieldsOf } from '../../submissions/submission-types'
import { inquiryStages } from '../../submissions/inquiry-stages'
import { usualWays } from '../../submissions/stages'
import { leadView, skillsView } from './lead-view'
import type { Views } from './view'

const locked = { editable: [] }

/** What visitors sent: people read it, and write in the fields of the staff. */
export const submissionViews: Views = {
  'api::lead.lead': leadView,
  'api::inquiry.inquiry': {
    mainField: 'reference',
    sort: ['receivedAt', 'DESC'],
    columns: [
      'reference',
      'stage',
      'guestName',
      'rentalName',
      'startDate',
      'totalPax',
      'totalFormated',
      'receivedAt',
    ],
    editable: staffFieldsOf('api::inquiry.inquiry'),
    rows: [
      [
        ['stage', 6, 'Stage', `Usually ${usualWays(inquiryStages)}.`],
        ['owner', 6, 'Who answers', 'A name, so that nobody answers twice.'],
      ],
      [['notes', 12, 'Notes', 'For the team alone.']],
      [
        ['reference', 4, 'Reference', 'The guest has it too.'],
        ['receivedAt', 4, 'Received'],
        ['language', 4, 'Language', 'Answer in it.'],
      ],
      [
        ['guestName', 4, 'Guest'],
        ['email', 4, 'E-mail'],
        ['phone', 4, 'Telephone'],
      ],
      [
        ['contactMethod', 4, 'Wants to be answered by'],
        ['countryCode', 4, 'Country'],
        ['noPhone', 4, 'Has no telephone'],
      ],
      [['specialRequirement', 12, 'What the guest wrote']],
      [
        ['rentalName', 6, 'Rental', 'As it was called then.'],
        ['rental', 6, 'Rental now', 'Empty when it was deleted since.'],
      ],
      [
        ['section', 4, 'Section'],
        ['pageUrl', 8, 'Page', 'With the dates and guests in its address.'],
      ],
      [
        ['startDate', 3, 'Check-in'],
        ['endDate', 3, 'Check-out'],
        ['nights', 3, 'Nights'],
        ['months', 3, 'Months'],
      ],
      [
        ['adult', 4, 'Adults'],
        ['children', 4, 'Children'],
        ['totalPax', 4, 'Guests'],
      ],
      [
        ['pet', 4, 'Brings a pet'],
        ['lateCheckIn', 4, 'Late check-in'],
        ['fullHotel', 4, 'Whole hotel'],
      ],
      [
        ['longStay', 4, 'By the month'],
        ['monthlyOffer', 4, 'Took the monthly offer'],
        ['isQuote', 4, 'Asks for a quote', 'There was no price to show.'],
      ],
      [['priceLines', 12, 'Price', 'As the site computed it.']],
      [
        ['totalFormated', 4, 'Total'],
        ['paymentMethod', 4, 'Wants to pay by'],
        ['totalWithFeeFormated', 4, 'Total with its fee'],
      ],
      [['services', 12, 'Add-on services', 'Not part of the total.']],
      [['campaign', 12, 'Where the guest came from']],
      [
        ['landing', 4, 'From a landing page'],
        ['botFlag', 4, 'Perhaps a robot', 'The bot check could not clear it.'],
        ['rentalSlug', 4, 'Address name of the rental'],
      ],
      // The same once more, for filters and exports.
      [
        ['firstName', 4, 'First name'],
        ['lastName', 4, 'Last name'],
        ['currencyCode', 4, 'Currency'],
      ],
      [
        ['total', 3, 'Total, as a number'],
        ['paymentPercent', 3, 'Fee in percent'],
        ['paymentFee', 3, 'Fee, as a number'],
        ['totalWithFee', 3, 'With the fee'],
      ],
      [['submissionId', 12, 'Id of the submission']],
    ],
  },
}

/** The parts of which submissions are made. */
export const submissionPartViews: Views = {
  'lead.skills': skillsView,
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
