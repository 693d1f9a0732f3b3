import { useTranslation } from 'react-i18next'
import { requestedStay } from '~/features/inquiries/requirement/requested-stay'
import { lengthOfStay, stayFacts } from '~/features/inquiries/requirement/stay-facts'
import { useSite } from '~/features/site/use-site'
import { paymentFee } from '~/features/pricing/price/payment-fee'
import { whatsAppLink } from '~/features/site/contact/whatsapp-link'
import { requestedRequirement } from './requested-requirement'
import { isOnRequest } from '~/features/pricing/price/is-on-request'
import { isComplete } from '../stay/stay-request'
import type { Calculator } from '../panel/use-calculator'
import { whatsAppText } from './whatsapp-text'

/** The stay that is asked for, in words: how long it is, what it costs, and as a text for WhatsApp. */
export function useRequestedStay(calculator: Calculator) {
  const { t } = useTranslation('calculator')
  const { t: stayWords } = useTranslation('inquiry')
  const { locale, settings, origin } = useSite()
  const { listing, kind, choice, answer, payment, link } = calculator
  const stay = requestedStay(requestedRequirement(calculator, false))
  const isStay = kind !== 'sale' && isComplete(kind, choice)
  const price = answer && !('errors' in answer) && !isOnRequest(answer) ? answer : null
  const total = price ? paymentFee(price, payment?.percent ?? 0).totalWithFeeFormated : null
  const facts = isStay ? stayFacts(stay, locale, stayWords) : []
  // A method with a fee explains the total.
  if (price && payment && payment.percent > 0) {
    const { name: method, percent } = payment
    facts.push({ label: t('payWith'), value: t('withFee', { method, percent }) })
  }
  const text = whatsAppText(
    {
      name: listing.name,
      reference: listing.slug,
      link: new URL(link, origin).href,
      facts,
      total,
    },
    t,
  )
  return {
    /** With the fee of the payment method, as everywhere; null while there is none. */
    total,
    length: isStay ? lengthOfStay(stay, stayWords) : null,
    whatsApp: whatsAppLink(settings.whatsappNumber, text),
  }
}
