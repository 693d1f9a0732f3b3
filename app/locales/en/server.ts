import { contract } from './contract'
import * as catalogue from './groups/catalogue'
import * as company from './groups/company'
import * as every from './groups/every'
import * as forms from './groups/forms'
import * as leads from './groups/leads'
import * as place from './groups/place'
import * as favorites from './groups/favorites'
import * as landings from './groups/landings'
import * as listMap from './groups/list-map'
import * as where from './groups/where'
import { privatePages } from './private-pages'
import { arrivalMail } from './arrival-mail'
import { assistantAnswers } from './assistant-answers'
import { freePlaces } from './free-places'
import { goneRental } from './gone-rental'
import { inquiryMail } from './inquiry-mail'
import { leadMail } from './lead-mail'
import { nearestAnswers } from './nearest-answers'
import { overload } from './overload'
import { paymentMail } from './payment-mail'
import { preview } from './preview'
import { search } from './search'
import { reviewMail } from './review-mail'
import { severalPlaces } from './several-places'
import { shareImage } from './share-image'
import * as staffArea from './groups/staff-area'
import { submissionMail } from './submission-mail'

/** All words of the language: those of pages, and those that the server alone says. */
export const serverWords = {
  ...every,
  ...catalogue,
  ...place,
  ...forms,
  ...leads,
  ...company,
  ...staffArea,
  ...favorites,
  ...landings,
  ...listMap,
  ...where,
  contract,
  freePlaces,
  goneRental,
  arrivalMail,
  assistantAnswers,
  privatePages,
  submissionMail,
  inquiryMail,
  leadMail,
  nearestAnswers,
  paymentMail,
  overload,
  preview,
  search,
  reviewMail,
  severalPlaces,
  shareImage,
} as const
