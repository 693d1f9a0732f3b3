import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/button/button'
import { Popup } from '~/ui/layout/popup'
import classes from './policy-links.module.css'
import { useCalculator } from './use-calculator'

const cancellationId = 'cancellation'
const termsId = 'terms'

/** Cancellation policy and terms of the rental, each in a window of its own (browsing.md §2, detail). */
export function PolicyLinks() {
  const { t } = useTranslation('calculator')
  return (
    <div className={classes.links}>
      <Button kind="text" className={classes.link} popovertarget={cancellationId}>
        {t('policies')}
      </Button>
      <Button kind="text" className={classes.link} popovertarget={termsId}>
        {t('terms')}
      </Button>
      <Popup id={cancellationId} title={t('policies')} shape="sheet">
        <Cancellation />
      </Popup>
      <Popup id={termsId} title={t('terms')} shape="sheet">
        <Terms />
      </Popup>
    </div>
  )
}

function Cancellation() {
  const { t } = useTranslation('detail')
  const { cancellationPolicy } = useCalculator().listing
  if (cancellationPolicy.length === 0) return <p>{t('noPolicies')}</p>
  return (
    <ul className={classes.tiers}>
      {cancellationPolicy.map((tier) => (
        <li key={tier.id}>
          <strong>{tier.title}</strong>
          <span>{t('cancellationTier', { days: tier.noDays, percent: tier.percentDiscount })}</span>
        </li>
      ))}
      <li>{t('cancellationRest')}</li>
    </ul>
  )
}

function Terms() {
  const { t } = useTranslation('calculator')
  const { customTermsHtml, typeOfTerms } = useCalculator().listing
  if (!customTermsHtml) return <p>{t(typeOfTerms === 2 ? 'termsOwner' : 'termsStandard')}</p>
  return <div className={classes.prose} dangerouslySetInnerHTML={{ __html: customTermsHtml }} />
}
