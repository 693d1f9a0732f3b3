import { useTranslation } from 'react-i18next'
import type { ListingDetail } from '../listing-detail'
import classes from './policies.module.css'
import { Section } from './section'

export function Policies({ listing }: { listing: ListingDetail }) {
  const { t } = useTranslation('detail')
  return (
    <>
      <Section title={t('cancellation')} anchor="cancellation">
        {listing.cancellationPolicy.length === 0 ? (
          <p>{t('noPolicies')}</p>
        ) : (
          <ul className={classes.tiers}>
            {listing.cancellationPolicy.map((tier) => (
              <li key={tier.id}>
                <strong>{tier.title}</strong>
                <span>
                  {t('cancellationTier', { days: tier.noDays, percent: tier.percentDiscount })}
                </span>
              </li>
            ))}
            <li>{t('cancellationRest')}</li>
          </ul>
        )}
      </Section>
      {listing.customTermsHtml && (
        <Section title={t('terms')} anchor="terms">
          <div
            className={classes.prose}
            dangerouslySetInnerHTML={{ __html: listing.customTermsHtml }}
          />
        </Section>
      )}
    </>
  )
}
