import type { SubmissionResult } from '@conform-to/react'
import { Link, useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import backLink from '~/features/catalogue/detail/back-link.module.css'
import { ButtonLink } from '~/ui/button/button'
import { Icon } from '~/ui/icons/icon'
import { asksForQuote } from '../asks-for-quote'
import { InquiryForm } from '../form/inquiry-form'
import pageClasses from '../page/active-inquiry.module.css'
import type { InquiryPageData } from '../page/read-inquiry-page.server'
import { useShownCurrency } from '../page/use-shown-currency'
import { useWhenBack } from '../page/use-when-back'
import { requestedSection } from '../requirement/requested-section'
import { requirementText } from '../requirement/requirement-text'
import { RentalsSummary } from './rentals-summary'
import type { SeveralInquiry } from './read-several-inquiry.server'
import classes from './several-inquiry-view.module.css'

type SeveralInquiryViewProps = {
  data: InquiryPageData
  several: SeveralInquiry
  /** What the server answered to the form, where no script sent it. */
  reply: SubmissionResult | undefined
}

/**
 * One inquiry for several places (finding.md §6). The address says which; what cannot be had is named and stays out.
 * A place that is taken meanwhile is found when the form is sent, and nothing that was typed is lost.
 */
export function SeveralInquiryView({ data, several, reply }: SeveralInquiryViewProps) {
  const { options } = data
  const { words, places, backPath, ignored } = several
  const currency = useShownCurrency(several.currencyCode)
  const { revalidate } = useRevalidator()
  useWhenBack(revalidate)
  const [paymentSlug, setPaymentSlug] = useState(options.payments[0]?.slug)

  const asked = places.flatMap(({ requirement, answer }) =>
    'prices' in answer
      ? [{ ...requirement, currencyCode: currency, price: answer.prices[currency] }]
      : [],
  )
  const isSale = asked.every((each) => requestedSection(each) === 'housesForSale')
  const isQuote = asked.every(({ price }) => asksForQuote(price))
  const payment = isSale ? null : options.payments.find(({ slug }) => slug === paymentSlug)

  return (
    <div className={`content ${pageClasses.page}`}>
      <Link to={backPath} className={backLink.back}>
        <Icon name="arrow-left" size={18} />
        {words.back}
      </Link>
      <h1 className={pageClasses.title}>{words.title}</h1>
      <p className={pageClasses.lead}>
        {words.lead} {data.words.responsePromise}
      </p>
      {ignored > 0 && <p className={classes.notice}>{words.ignored}</p>}
      <div className={classes.columns}>
        <RentalsSummary
          several={several}
          options={options}
          currency={currency}
          payment={payment ?? null}
          leftOut={reply?.initialValue?.leftOut}
        />
        {asked.length === 0 ? (
          <section className={classes.none} aria-labelledby="none-title">
            <h2 id="none-title">{words.noneTitle}</h2>
            <p>{words.noneText}</p>
            <ButtonLink kind="primary" to={backPath}>
              {words.change}
            </ButtonLink>
          </section>
        ) : (
          <InquiryForm
            data={data}
            requirement={requirementText(asked)}
            landing={asked.some(({ landing }) => landing)}
            payment={payment ?? null}
            reply={reply}
            isQuote={isQuote}
            isSale={isSale}
            onPayment={setPaymentSlug}
            onRejected={revalidate}
            onAccepted={() => undefined}
          />
        )}
      </div>
    </div>
  )
}
