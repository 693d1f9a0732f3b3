import { staffFieldsOf } from '../../submissions/submission-types'
import { inquiryStageHelp } from '../../labels/stage-help'
import { type InquiryField, inquiryLabels, otherRentalLabels } from '../../labels/inquiry-labels'
import type { Field, View } from './view'

/** An inquiry's field under its name for people who work here. */
function field(name: InquiryField, width: number, help?: string): Field {
  return help ? [name, width, inquiryLabels[name].en, help] : [name, width, inquiryLabels[name].en]
}

/** What a guest asked for, with the price that the site computed. */
export const inquiryView: View = {
  mainField: 'reference',
  sort: ['receivedAt', 'DESC'],
  columns: [
    'reference',
    'stage',
    'guestName',
    'rentalName',
    'placeCount',
    'startDate',
    'totalPax',
    'totalFormated',
    'receivedAt',
  ],
  editable: staffFieldsOf('api::inquiry.inquiry'),
  rows: [
    [field('stage', 6, inquiryStageHelp.en), field('owner', 6)],
    [field('notes', 12)],
    [field('reference', 4), field('receivedAt', 4), field('language', 4)],
    [field('guestName', 4), field('email', 4), field('phone', 4)],
    [field('contactMethod', 4), field('countryCode', 4), field('noPhone', 4)],
    [field('specialRequirement', 12)],
    [field('rentalName', 6), field('rental', 6)],
    [field('section', 4), field('pageUrl', 8)],
    [field('startDate', 3), field('endDate', 3), field('nights', 3), field('months', 3)],
    [field('adult', 4), field('children', 4), field('totalPax', 4)],
    [field('pet', 4), field('lateCheckIn', 4), field('fullHotel', 4)],
    [field('longStay', 4), field('monthlyOffer', 4), field('isQuote', 4)],
    [field('priceLines', 12)],
    [field('totalFormated', 4), field('paymentMethod', 4), field('totalWithFeeFormated', 4)],
    [field('placeCount', 4)],
    [field('otherPlaces', 12)],
    [field('services', 12)],
    [field('campaign', 12)],
    [field('landing', 4), field('botFlag', 4), field('rentalSlug', 4)],
    // The same once more, for filters and exports.
    [field('firstName', 4), field('lastName', 4), field('currencyCode', 4)],
    [
      field('total', 3),
      field('paymentPercent', 3),
      field('paymentFee', 3),
      field('totalWithFee', 3),
    ],
    [field('basePrice', 4), field('controlPrice', 4), field('productType', 4)],
    [field('paymentMethodId', 6), field('submissionId', 6)],
  ],
}

/** Another place of the same inquiry. */
export const otherRentalView: View = {
  mainField: 'rentalName',
  editable: [],
  rows: [
    [field('rentalName', 6), field('totalFormated', 3), field('totalWithFeeFormated', 3)],
    [field('startDate', 3), field('endDate', 3), field('nights', 3), field('months', 3)],
    [field('pageUrl', 12)],
    [['priceText', 12, otherRentalLabels.priceText.en]],
    [field('totalPax', 3), field('total', 3), field('section', 3), field('isQuote', 3)],
    [field('rentalSlug', 12)],
  ],
}
