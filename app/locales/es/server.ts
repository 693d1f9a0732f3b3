import { contract } from './contract'
import { privatePages } from './private-pages'
import { arrivalMail } from './arrival-mail'
import { assistantAnswers } from './assistant-answers'
import { desk } from './desk'
import { deskCalendar } from './desk-calendar'
import { freePlaces } from './free-places'
import { goneRental } from './gone-rental'
import { words } from './index'
import { inquiryMail } from './inquiry-mail'
import { leadMail } from './lead-mail'
import { listingMap } from './listing-map'
import { nearestAnswers } from './nearest-answers'
import { offers } from './offers'
import { overload } from './overload'
import { paymentMail } from './payment-mail'
import { payments } from './payments'
import { preview } from './preview'
import { search } from './search'
import { rentalTable } from './rental-table'
import { reports } from './reports'
import { reviewMail } from './review-mail'
import { reviews } from './reviews'
import { severalPlaces } from './several-places'
import { shareImage } from './share-image'
import { staff } from './staff'
import { stays } from './stays'
import { submissionMail } from './submission-mail'
import { where } from './where'

/** All words of the language, with those that no page brings: the server's own, and the map's, which come with it. */
export const serverWords = {
  ...words,
  contract,
  desk,
  deskCalendar,
  freePlaces,
  goneRental,
  arrivalMail,
  assistantAnswers,
  privatePages,
  submissionMail,
  where,
  inquiryMail,
  leadMail,
  listingMap,
  nearestAnswers,
  offers,
  paymentMail,
  payments,
  overload,
  preview,
  search,
  rentalTable,
  reports,
  reviewMail,
  reviews,
  severalPlaces,
  shareImage,
  staff,
  stays,
} as const
