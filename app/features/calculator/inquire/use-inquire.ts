import { useNavigate, useSearchParams } from '@remix-run/react'
import { inquiryQuery } from '~/features/inquiries/inquiry-link'
import { keepRequirement } from '~/features/inquiries/requirement/keep-requirement'
import { useSite } from '~/features/site/use-site'
import { href } from '~/routing/href'
import { requestedRequirement } from './requested-requirement'
import { calendarId, problemId } from '../panel/element-ids'
import { isComplete } from '../stay/stay-request'
import type { Calculator } from '../panel/use-calculator'

/**
 * The inquire button (browsing.md §4): dates that are missing are asked for, a stay that cannot be had says
 * why, and everything else goes on to the inquiry page. `link` leads there without script.
 */
export function useInquire(calculator: Calculator): { link: string; inquire: () => void } {
  const { locale } = useSite()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const { listing, kind, choice, currency, payment, answer } = calculator
  const landing = Boolean(query.get('landing'))
  const link = href(
    'inquireNow',
    locale,
    {},
    inquiryQuery({
      slug: listing.slug,
      choice,
      currencyCode: currency,
      paymentMethod: kind === 'sale' ? null : (payment?.slug ?? null),
      landing,
    }),
  )

  function inquire() {
    if (!isComplete(kind, choice)) {
      calculator.setStep(choice.checkIn === null ? 'checkIn' : 'checkOut')
      document.getElementById(calendarId)?.showPopover()
      return
    }
    if (answer && 'errors' in answer) {
      document.getElementById(problemId)?.focus()
      return
    }
    const isKept = keepRequirement(requestedRequirement(calculator, landing))
    navigate(isKept ? href('inquireNow', locale, {}, landing ? 'landing=true' : '') : link)
  }

  return { link, inquire }
}
