import { arrivalAndStayFaqs } from './arrival-and-stay'
import { bookingFaqs } from './booking'
import type { FaqSeed } from './faq'
import { longTermAndBuyingFaqs } from './long-term-and-buying'
import { ownersAndTravelingFaqs } from './owners-and-traveling'
import { paymentFaqs } from './payment'

export const faqs: readonly FaqSeed[] = [
  ...bookingFaqs,
  ...paymentFaqs,
  ...arrivalAndStayFaqs,
  ...longTermAndBuyingFaqs,
  ...ownersAndTravelingFaqs,
]
