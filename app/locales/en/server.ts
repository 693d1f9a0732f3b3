import { contract } from './contract'
import * as catalogue from './bundles/catalogue'
import * as company from './bundles/company'
import * as every from './bundles/every'
import * as forms from './bundles/forms'
import * as leads from './bundles/leads'
import * as place from './bundles/place'
import * as favorites from './bundles/favorites'
import * as landings from './bundles/landings'
import * as listMap from './bundles/list-map'
import * as where from './bundles/where'
import { privatePages } from './private-pages'
import { arrivalMail } from './arrival-mail'
import { assistantAnswers } from './assistant-answers'
import { availableRentals } from './available-rentals'
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
import * as staffArea from './bundles/staff-area'
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
  availableRentals,
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
