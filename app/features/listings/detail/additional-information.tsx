import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '~/ui/icons/icon'
import type { ListingDetail } from '~/features/catalogue/detail/listing-detail'
import classes from './additional-information.module.css'
import { Section } from './section'

export function AdditionalInformation({ listing }: { listing: ListingDetail }) {
  const { t } = useTranslation(['detail', 'listings'])
  const { checkInTimeStart: from, checkInTimeEnd: to, checkOutTime: out } = listing
  return (
    <Section title={t('additional')} anchor="information">
      <dl className={classes.list}>
        <Row term={t('listings:property')}>{t(`listings:kinds.${listing.typeOfProperty}`)}</Row>
        {listing.flatSurfaceM2 !== null && (
          <Row term={t('surface')}>{t('surfaceValue', { value: listing.flatSurfaceM2 })}</Row>
        )}
        {listing.distributionOfLevel && <Row term={t('levels')}>{listing.distributionOfLevel}</Row>}
        {from && (
          <Row term={t('checkIn')}>
            {to ? t('checkInBetween', { from, to }) : t('checkInFrom', { from })}
          </Row>
        )}
        {out && <Row term={t('checkOut')}>{t('checkOutBy', { time: out })}</Row>}
        {listing.section !== 'longTermRentals' && listing.minNight !== null && (
          <Row term={t('minNights')}>{t('nights', { count: listing.minNight })}</Row>
        )}
        {listing.section === 'longTermRentals' && listing.minMonths !== null && (
          <Row term={t('minMonths')}>{t('months', { count: listing.minMonths })}</Row>
        )}
        {listing.season && <Row term={t('season')}>{listing.season}</Row>}
        {listing.providerName && <Row term={t('provider')}>{listing.providerName}</Row>}
      </dl>
      {listing.warning && (
        <p className={classes.warning}>
          <Icon name="info" />
          <span>
            <strong>{t('warning')}.</strong> {listing.warning}
          </span>
        </p>
      )}
    </Section>
  )
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={classes.row}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
