import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { forEachCurrency, type CurrencyCode } from '~content/currency-code'
import { paymentFee } from '~/features/pricing/price/payment-fee'
import { useSite } from '~/features/site/use-site'
import { ButtonLink } from '~/ui/button/button'
import { Icon } from '~/ui/icons/icon'
import { Money } from '~/ui/money/money'
import { asksForQuote } from '../asks-for-quote'
import { inquiryFormId } from '../form/inquiry-form'
import { isTicked } from '../form/is-ticked'
import type { InquiryOptions, PaymentOption } from '../page/inquiry-options'
import { requestedSection } from '../requirement/requested-section'
import { requestedStay } from '../requirement/requested-stay'
import { stayFacts } from '../requirement/stay-facts'
import { PriceTable } from '../summary/price-table'
import tableClasses from '../summary/price-table.module.css'
import { RentalPicture } from '../summary/rental-picture'
import classes from './rentals-summary.module.css'
import type { SeveralInquiry, RentalOfSeveral } from './read-several-inquiry.server'

type Shared = {
  several: SeveralInquiry
  options: InquiryOptions
  currency: CurrencyCode
  payment: PaymentOption | null
}

type RentalsSummaryProps = Shared & {
  /** Slugs that were left out in the form that was sent, where no script sent it. */
  leftOut: unknown
}

/** All places of the inquiry with their totals. A tick leaves one out, also without script: the form sends it. */
export function RentalsSummary({ leftOut, ...shared }: RentalsSummaryProps) {
  const { t } = useTranslation('inquiry')
  const { words, places, backPath } = shared.several
  return (
    <section className={`panel ${classes.card}`} aria-labelledby="summary-title">
      <h2 id="summary-title" className={classes.title}>
        {t('summary')}
      </h2>
      <ul className={classes.places}>
        {places.map((place) => (
          <li key={place.requirement.slug} className={classes.place}>
            <RentalSummary
              {...shared}
              place={place}
              isLeftOut={isTicked(leftOut, place.requirement.slug)}
            />
          </li>
        ))}
      </ul>
      <ButtonLink kind="text" to={backPath} className={classes.change}>
        {words.change}
      </ButtonLink>
    </section>
  )
}

type RentalProps = Shared & { place: RentalOfSeveral; isLeftOut: boolean }

function RentalSummary({ place, isLeftOut, several: { words }, payment, ...shared }: RentalProps) {
  const { t } = useTranslation(['inquiry', 'pricing'])
  const { locale } = useSite()
  const { requirement, answer } = place
  const { slug, name, link, urlPhoto } = requirement
  const [dates, ...facts] = stayFacts(requestedStay(requirement), locale, t)
  const section = requestedSection(requirement)
  // How a house is paid is agreed on later.
  const paidBy = section === 'housesForSale' ? null : payment
  const isGone = 'problem' in answer && answer.problem === 'NON_EXISTENT_PRODUCT'
  return (
    <>
      <div className={classes.picture}>
        <RentalPicture address={urlPhoto} />
      </div>
      <div className={classes.words}>
        {!isGone && <p className={classes.kind}>{t(`kinds.${section}`)}</p>}
        <h3 className={classes.name}>{isGone ? name : <Link to={link}>{name}</Link>}</h3>
        {'problem' in answer ? (
          <p role="alert" className={classes.problem}>
            <Icon name="warning" size={18} />
            <span>
              <strong>{words.notAsked}.</strong> {t(`pricing:errors.${answer.problem}`)}
            </span>
          </p>
        ) : (
          <>
            <p className={classes.stay}>{dates?.value}</p>
            <p className={classes.stay}>{facts.map(({ value }) => value).join(' · ')}</p>
            <div className={classes.foot}>
              <Total {...shared} words={words} prices={answer.prices} payment={paidBy} />
              <label className={classes.leaveOut}>
                <input
                  type="checkbox"
                  form={inquiryFormId}
                  name="leftOut"
                  value={slug}
                  defaultChecked={isLeftOut}
                />
                <span>
                  {words.leaveOut}
                  <span className="visually-hidden"> {name}</span>
                </span>
              </label>
            </div>
          </>
        )}
      </div>
    </>
  )
}

type TotalProps = Omit<Shared, 'several'> & {
  words: SeveralInquiry['words']
  prices: Extract<RentalOfSeveral['answer'], { prices: unknown }>['prices']
}

/** The total in the visitor's currency, which unfolds line by line. */
function Total({ words, prices, options, currency, payment }: TotalProps) {
  const { t } = useTranslation('inquiry')
  if (asksForQuote(prices[currency])) return <p className={classes.stay}>{t('quoteLabel')}</p>
  const percent = payment?.percent ?? 0
  const total = forEachCurrency((code) => paymentFee(prices[code], percent).totalWithFeeFormated)
  return (
    <details className={classes.lines}>
      <summary>
        <strong>
          <Money amount={total} />
        </strong>
        {percent > 0 && <span className={classes.fee}>{words.withFee}</span>}
        <Icon name="chevron-down" size={18} />
        <span className="visually-hidden">{words.lines}</span>
      </summary>
      <PriceTable
        price={prices[currency]}
        fees={options}
        payment={payment}
        classes={{ lines: tableClasses.lines, total: tableClasses.total }}
      />
    </details>
  )
}
