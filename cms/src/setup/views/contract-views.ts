import { templateHelp } from '../../labels/template-help'
import type { Field, Views } from './view'

const locked = { editable: [] }

const words: Field = ['descriptionOne', 12, 'Text of the contract', templateHelp.en]

/** Templates, which people write, and contracts, which they only read here. */
export const contractViews: Views = {
  'api::contract-template.contract-template': {
    mainField: 'name',
    sort: ['name', 'ASC'],
    columns: ['name', 'enabled', 'linkDays', 'reminderDays'],
    rows: [
      [
        ['name', 8, 'Name', 'Staff choose by it; guests do not see it.'],
        ['enabled', 4, 'In use'],
      ],
      [words],
      [
        ['showGuestInfo', 6, 'Ask for guests', 'Guests, photo and identity document.'],
        ['showInfoCreditCard', 6, 'Offer the pay authorization'],
      ],
      [
        ['linkDays', 6, 'Link is open', 'Days from the day it is sent.'],
        ['reminderDays', 6, 'Reminders', 'Days after sending: 1, 3, 7. Empty: none.'],
      ],
      [
        [
          'signatoryName',
          4,
          'Signs for the house',
          'Countersigns as the guest signs. Empty: nobody does.',
        ],
        ['signatoryRole', 4, 'In which role', 'Stands below the name.'],
        [
          'countersigning',
          4,
          'The house signs',
          'By hand: once all guests have signed, staff see it on Today and sign in the contract.',
        ],
      ],
      [
        ['customDownPayment', 6, 'Initial payment', 'Percent of the full price.'],
        [
          'downPaymentDays',
          6,
          'Initial payment is due',
          'Days before arrival. The rest is due on the day of arrival.',
        ],
      ],
      [
        ['damageDeposit', 6, 'Damage deposit'],
        ['depositReturnDays', 6, 'Deposit is returned', 'If cancelled more days before arrival.'],
      ],
      [
        ['lostFirstDeposit', 6, 'Part of the first payment that is lost', 'Percent.'],
        ['lostFirstDepositDays', 6, 'It is lost', 'If cancelled fewer days before arrival.'],
      ],
      [
        ['cancellationCoverExpenses', 4, 'Cancellation fee', 'Covers expenses.'],
        ['customCheckIn', 4, 'Arrival from', 'As people say it: 1 PM.'],
        ['customCheckOut', 4, 'Departure until', 'As people say it: 10 AM.'],
      ],
    ],
  },
  'api::contract.contract': {
    ...locked,
    mainField: 'reference',
    sort: ['startDate', 'DESC'],
    columns: ['reference', 'stage', 'fullName', 'property', 'startDate', 'endDate', 'version'],
    rows: [
      [
        [
          'reference',
          4,
          'Reference',
          'Contracts are made and changed in the staff area of the site.',
        ],
        ['stage', 4, 'Stage'],
        ['version', 4, 'Version'],
      ],
      [
        ['fullName', 6, 'Guest'],
        ['property', 6, 'Property'],
      ],
      [
        ['startDate', 4, 'Arrival'],
        ['endDate', 4, 'Departure'],
        ['language', 4, 'Language'],
      ],
      [
        ['guestEmail', 4, 'E-mail'],
        ['sentAt', 4, 'Sent'],
        ['expiresAt', 4, 'Link is open until'],
      ],
      [
        ['remindersSent', 4, 'Reminders sent'],
        ['reservation', 8, 'Figures'],
      ],
    ],
  },
  'api::contract-version.contract-version': {
    ...locked,
    mainField: 'reference',
    sort: ['signedAt', 'DESC'],
    columns: ['reference', 'version', 'signedAt', 'hash'],
    rows: [
      [
        ['reference', 4, 'Contract'],
        ['version', 4, 'Version'],
        ['signedAt', 4, 'Signed'],
      ],
      [
        ['hash', 6, 'SHA-256 of what was signed'],
        ['pdfHash', 6, 'SHA-256 of the PDF'],
      ],
    ],
  },
  'api::contract-event.contract-event': {
    ...locked,
    mainField: 'reference',
    sort: ['at', 'DESC'],
    columns: ['at', 'reference', 'kind', 'actor', 'version'],
    rows: [
      [
        ['reference', 4, 'Contract'],
        ['at', 4, 'When'],
        ['kind', 4, 'What'],
      ],
      [
        ['actor', 6, 'Who'],
        ['version', 6, 'Version'],
      ],
      [
        ['address', 4, 'Network address'],
        ['language', 4, 'Language'],
        ['detail', 4, 'Detail'],
      ],
      [['browser', 12, 'Browser']],
    ],
  },
}
