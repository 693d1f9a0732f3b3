import type { SubmissionResult } from '@conform-to/react'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '@remix-run/react'
import { Icon } from '~/ui/icons/icon'
import backLink from '~/features/catalogue/detail/back-link.module.css'
import { asksForQuote, requirementTotal } from '../asks-for-quote'
import { forgetSent } from '../requirement/forget-requirement'
import { linkPaidBy } from '../requirement/link-paid-by'
import { InquiryForm } from '../form/inquiry-form'
import { ProblemDialog } from '../problem/problem-dialog'
import { ProblemNotice } from '../problem/problem-notice'
import { requestedSection } from '../requirement/requested-section'
import type { Requirement } from '../requirement/requirement'
import { requirementText } from '../requirement/requirement-text'
import { InquirySummary } from '../summary/inquiry-summary'
import type { Verification } from '../verify/verification'
import classes from './active-inquiry.module.css'
import type { InquiryPageData } from './read-inquiry-page.server'
import { useKeepOnLeave } from './use-keep-on-leave'
import { useShownCurrency } from './use-shown-currency'
import { useVerification } from './use-verification'

type ActiveInquiryProps = {
  data: InquiryPageData
  /** What the server answered to the form, where no script sent it. */
  reply: SubmissionResult | undefined
  requirement: Requirement
  onRemove: () => void
}

/** Summary and form of what is asked for, as the server sees it now. */
export function ActiveInquiry({ data, reply, requirement, onRemove }: ActiveInquiryProps) {
  const { options, own, words } = data
  const { t } = useTranslation(['pricing', 'inquiry'])
  const currency = useShownCurrency(own?.requirement.currencyCode)
  const { verification, checkAgain, reject } = useVerification(
    requirement,
    currency,
    own?.verification ?? null,
  )
  const [paymentSlug, setPaymentSlug] = useState(requirement.paymentMethod)
  const chosen = options.payments.find(({ slug }) => slug === paymentSlug) ?? options.payments[0]
  const isSale = requestedSection(requirement) === 'housesForSale'
  const payment = isSale ? null : chosen
  const usual = options.payments[0]?.slug
  const requested = useMemo(
    () => ({
      ...withPrice(requirement, verification, currency),
      link: payment ? linkPaidBy(requirement.link, payment.slug, usual) : requirement.link,
      paymentMethod: payment?.slug ?? null,
      paymentMethodId: payment?.id ?? null,
      paymentMethodPercent: payment?.percent ?? null,
    }),
    [requirement, verification, currency, payment, usual],
  )
  const stopKeeping = useKeepOnLeave(requested)

  const problem = verification.state === 'invalid' ? verification.error : null
  const [isWarned, setWarned] = useState(false)
  useEffect(() => setWarned(problem !== null), [problem, verification])
  function remove() {
    stopKeeping()
    onRemove()
  }

  const isQuote = verification.state === 'priced' && asksForQuote(verification.price)
  const message = problem && t(`verify.${problem}`)

  return (
    <div className={`content ${classes.page}`}>
      <BackToRental requirement={requested} />
      <h1 className={classes.title}>
        {isQuote ? words.quoteTitle : isSale ? t('inquiry:sale.title') : words.title}
      </h1>
      <p className={classes.lead}>
        {isSale ? t('inquiry:sale.lead') : words.intro} {words.responsePromise}
      </p>
      <div className={classes.columns}>
        <aside className={classes.aside}>
          {message && <ProblemNotice requirement={requested} message={message} onDelete={remove} />}
          <InquirySummary
            requirement={requested}
            verification={verification}
            options={options}
            payment={payment ?? null}
            onCheckAgain={checkAgain}
          />
        </aside>
        <InquiryForm
          data={data}
          requirement={requirementText([requested])}
          landing={requested.landing}
          payment={payment ?? null}
          reply={reply}
          isQuote={isQuote}
          isSale={isSale}
          onPayment={setPaymentSlug}
          onRejected={reject}
          onAccepted={() => {
            stopKeeping()
            void forgetSent(requested.slug, requested.info)
          }}
        />
      </div>
      {message && isWarned && (
        <ProblemDialog
          requirement={requested}
          message={message}
          onDelete={remove}
          onClose={() => setWarned(false)}
        />
      )}
    </div>
  )
}

/** What is kept for the next visit carries the price that was shown last. */
function withPrice(
  requirement: Requirement,
  verification: Verification,
  currencyCode: Requirement['currencyCode'],
): Requirement {
  if (verification.state !== 'priced') return { ...requirement, currencyCode }
  const { price } = verification
  return {
    ...requirement,
    currencyCode,
    totalPrice: requirementTotal(price),
    daysBooking: price.nights,
  }
}

/** Back to the rental with the stay as it was chosen. */
function BackToRental({ requirement }: { requirement: Requirement }) {
  const { t } = useTranslation('inquiry')
  return (
    <Link to={requirement.link} className={backLink.back}>
      <Icon name="arrow-left" size={18} />
      {t('back', { name: requirement.name })}
    </Link>
  )
}
