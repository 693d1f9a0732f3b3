import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '~/features/site/use-site'
import { Button, ButtonLink } from '~/ui/button/button'
import { Icon } from '~/ui/icons/icon'
import { requestedStay } from '../requirement/requested-stay'
import type { InquiryOptions, PaymentOption } from '../page/inquiry-options'
import { requestedSection } from '../requirement/requested-section'
import type { Requirement } from '../requirement/requirement'
import { stayFacts } from '../requirement/stay-facts'
import type { Verification } from '../verify/verification'
import classes from './inquiry-summary.module.css'
import { PriceState } from './price-state'
import { RentalPicture } from './rental-picture'
import { ShownTotal } from './shown-total'

type InquirySummaryProps = {
  requirement: Requirement
  verification: Verification
  options: InquiryOptions
  payment: PaymentOption | null
  /** Asks the server for the price once more. */
  onCheckAgain: () => void
}

/** What the visitor asks for: place, stay and price. Phones show the essence and unfold the rest. */
export function InquirySummary(props: InquirySummaryProps) {
  const { requirement, verification, options, payment, onCheckAgain } = props
  const { t } = useTranslation('inquiry')
  const { locale } = useSite()
  const section = requestedSection(requirement)
  const title = useRef<HTMLHeadingElement>(null)
  const facts = stayFacts(requestedStay(requirement), locale, t)
  return (
    <section className={`panel ${classes.card}`} aria-labelledby="summary-title">
      <h2 id="summary-title" className={classes.title} tabIndex={-1} ref={title}>
        {t('summary')}
      </h2>
      <div className={classes.head}>
        <RentalPicture address={requirement.urlPhoto} />
        <div className={classes.product}>
          <p className={classes.kind}>{t(`kinds.${section}`)}</p>
          <h3 className={classes.name}>{requirement.name}</h3>
          <p className={classes.shortStay}>{facts[0]?.value}</p>
        </div>
      </div>
      <div className={classes.essence}>
        <ShownTotal requirement={requirement} verification={verification} payment={payment} />
        {verification.state === 'failed' && (
          <div className={classes.failed} role="alert">
            <p>{t('checkFailed')}</p>
            <Button
              kind="text"
              onClick={() => {
                // The button goes while the price is checked.
                title.current?.focus({ preventScroll: true })
                onCheckAgain()
              }}
            >
              {t('checkAgain')}
            </Button>
          </div>
        )}
      </div>
      <details className={classes.details}>
        <summary className={classes.more}>
          {t('summaryMore')}
          <Icon name="chevron-down" size={18} />
        </summary>
        <dl className={classes.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <PriceState verification={verification} fees={options} payment={payment} />
        {section !== 'housesForSale' && options.services.length > 0 && (
          <p className={classes.hint}>{t('priceHint')}</p>
        )}
      </details>
      <ButtonLink kind="text" to={requirement.link} className={classes.edit}>
        {t(section === 'housesForSale' ? 'editSale' : 'edit')}
      </ButtonLink>
    </section>
  )
}
