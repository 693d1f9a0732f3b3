import { bookingLabels } from '../../labels/booking-labels'
import { answerHelp } from '../../labels/answer-help'
import { leadStageHelp } from '../../labels/stage-help'
import { staffFieldsOf } from '../../submissions/submission-types'
import type { Field, Views } from './view'

const { inquiry, booking, stay, reservation, calendarFeed, answerTemplate } = bookingLabels

const ofInquiry = fieldsOf(inquiry)
const ofBooking = fieldsOf(booking)
const ofStay = fieldsOf(stay)
const ofReservation = fieldsOf(reservation)
const ofFeed = fieldsOf(calendarFeed)
const ofAnswer = fieldsOf(answerTemplate)

function fieldsOf<Name extends string>(words: Record<Name, { en: string }>) {
  return (name: Name, width: number, help = ''): Field => [name, width, words[name].en, help]
}

/** Contract inquiries from owners, what guests get: answers and booking confirmations; the nights that are reserved. */
export const bookingViews: Views = {
  'api::contract-inquiry.contract-inquiry': {
    mainField: 'reference',
    sort: ['receivedAt', 'DESC'],
    columns: ['reference', 'stage', 'name', 'about', 'receivedAt', 'seen', 'isEdit'],
    editable: staffFieldsOf('api::contract-inquiry.contract-inquiry'),
    rows: [
      [ofInquiry('stage', 6, leadStageHelp.en), ofInquiry('owner', 6)],
      [ofInquiry('notes', 12, 'For the team alone.')],
      [ofInquiry('seen', 6), ofInquiry('isEdit', 6, 'The sender may change the form by its link.')],
      [ofInquiry('reference', 4), ofInquiry('receivedAt', 4), ofInquiry('language', 4)],
      [ofInquiry('name', 4), ofInquiry('email', 4), ofInquiry('phone', 4)],
      [ofInquiry('about', 6), ofInquiry('contracts_ar', 6)],
      [ofInquiry('specialRequeriment', 12)],
      [ofInquiry('photoName', 6), ofInquiry('documentName', 6)],
      [ofInquiry('agreement', 4), ofInquiry('documentCreateDate', 4), ofInquiry('source', 4)],
      [ofInquiry('pageUrl', 12)],
    ],
  },
  'api::booking-confirmation.booking-confirmation': {
    mainField: 'noRequirement',
    sort: ['startDate', 'DESC'],
    columns: [
      'noRequirement',
      'stage',
      'guestName',
      'startDate',
      'endDate',
      'instructionsReleased',
    ],
    editable: Object.keys(booking).filter((name) => name !== 'instructionsReleased'),
    rows: [
      [ofBooking('noRequirement', 4), ofBooking('guestName', 4), ofBooking('language', 4)],
      [ofBooking('startDate', 4), ofBooking('endDate', 4), ofBooking('noPax', 4)],
      [
        ofBooking(
          'stage',
          6,
          'Cancel it here. It is shared and closed on the site: staff area, booking confirmations.',
        ),
        ofBooking(
          'instructionsReleased',
          6,
          'By a button of the site. Until then the guest reads neither of both texts.',
        ),
      ],
      [ofBooking('details', 12)],
      [ofBooking('notes', 12, 'For the team alone.')],
    ],
  },
  'api::answer-template.answer-template': {
    mainField: 'name',
    sort: ['order', 'ASC'],
    columns: ['name', 'order', 'enabled', 'updatedAt'],
    rows: [
      [
        ofAnswer('name', 6, 'Staff choose by it; guests do not see it.'),
        ofAnswer('order', 3),
        ofAnswer('enabled', 3),
      ],
      [ofAnswer('forTakenNights', 6, 'Suggested when others have nights of the stay.')],
      [ofAnswer('subject', 12, 'Of the e-mail.')],
      [ofAnswer('text', 12, answerHelp.en)],
    ],
  },
  'api::reservation.reservation': {
    mainField: 'name',
    sort: ['startDate', 'ASC'],
    columns: ['name', 'kind', 'rental', 'startDate', 'endDate', 'holdUntil'],
    rows: [
      [
        ofReservation('name', 6, 'What the team calls it; visitors never see it.'),
        ofReservation('rental', 6),
      ],
      [
        ofReservation('kind', 4),
        ofReservation('startDate', 4, 'The first night taken.'),
        ofReservation('endDate', 4, 'The night before it is the last one taken.'),
      ],
      [
        ofReservation('holdUntil', 6, 'For a hold: the nights are free again from then on.'),
        ofReservation(
          'contract',
          6,
          'C-…: kind and end follow it from then on; a signature makes the hold a booking.',
        ),
      ],
      [ofReservation('notes', 12, 'For the team alone.')],
    ],
  },
  'api::calendar-feed.calendar-feed': {
    mainField: 'name',
    sort: ['name', 'ASC'],
    columns: ['name', 'rental', 'problem', 'conflictCount', 'lastGoodAt'],
    editable: ['name', 'rental', 'url', 'renewAddress'],
    rows: [
      [ofFeed('name', 6, 'The other site, e.g. Airbnb.'), ofFeed('rental', 6)],
      [ofFeed('url', 12, 'Read every 15 minutes. Empty: they read ours alone.')],
      [ofFeed('renewAddress', 12, 'The address beside stops working; give them the new one.')],
      [ofFeed('lastReadAt', 4), ofFeed('lastGoodAt', 4), ofFeed('events', 4)],
      [
        ofFeed('problem', 6, 'The nights of the last good reading stay taken.'),
        ofFeed('conflictCount', 6),
      ],
      [ofFeed('conflicts', 12, '= the same dates: probably our own booking, sent back to us.')],
    ],
  },
}

export const bookingComponentViews: Views = {
  'booking.stay': {
    mainField: 'name',
    rows: [
      [
        ofStay('rental', 6, 'Its house rules and its place on the map are shown.'),
        ofStay('name', 6, 'Empty: as the property is called.'),
      ],
      [ofStay('startDate', 4), ofStay('endDate', 4), ofStay('noPax', 4)],
      [
        ofStay('checkInFrom', 6, "Empty: the property's own hour."),
        ofStay('checkOutUntil', 6, "Empty: the property's own hour."),
      ],
      [ofStay('arrivalInstructionsEs', 12)],
      [ofStay('arrivalInstructionsEn', 12, 'Empty: the guest reads the Spanish text.')],
      [ofStay('checkinInstructionsEs', 12)],
      [ofStay('checkinInstructionsEn', 12, 'Empty: the guest reads the Spanish text.')],
    ],
  },
}
