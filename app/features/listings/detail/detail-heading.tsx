import { useTranslation } from 'react-i18next'
import { useSite } from '~/features/site/use-site'
import { formatDay } from '~/platform/time/format-day'
import { guatemalaToday } from '~/platform/time/guatemala-day'
import { Icon } from '~/ui/icons/icon'
import { RatingMark } from '~/ui/rating/rating-mark'
import { Breadcrumb } from '~/features/site/head/breadcrumb'
import type { ListingDetail } from '~/features/catalogue/detail/listing-detail'
import { listingTrail } from '../seo/listing-trail'
import classes from './detail-heading.module.css'

export function DetailHeading({ listing }: { listing: ListingDetail }) {
  const { t } = useTranslation('detail')
  const site = useSite()
  const place = t('inTown', { town: listing.town.name, region: listing.region.name })
  return (
    <header className={classes.heading}>
      <Breadcrumb steps={listingTrail(listing, site)} />
      <h1 className={classes.name}>{listing.name}</h1>
      <p className={classes.title}>{listing.title}</p>
      {listing.rating && (
        <p className={classes.rating}>
          <a href="#reviews">
            <RatingMark
              rating={listing.rating.average}
              note={t('reviews.number', { number: listing.rating.count })}
              words={t('reviews.of', {
                average: listing.rating.average.toFixed(1),
                number: listing.rating.count,
              })}
            />
          </a>
        </p>
      )}
      <p className={classes.place}>
        <Icon name="pin" size={18} />
        {listing.subLocation ? `${listing.subLocation}, ${place}` : place}
      </p>
      <p className={classes.updated}>
        {t('updated', {
          date: formatDay(guatemalaToday(new Date(listing.updatedAt)), site.locale),
        })}
      </p>
      <ul className={classes.facts} aria-label={t('facts')}>
        {listing.section !== 'housesForSale' && (
          <li>
            <Icon name="people" /> {t('guests', { count: listing.capacityOfPeople })}
          </li>
        )}
        <li>
          <Icon name="bed" /> {t('bedrooms', { count: listing.noBedroom })}
        </li>
        <li>
          <Icon name="bath" /> {t('bathrooms', { count: listing.noBathroom })}
        </li>
        {listing.flatSurfaceM2 !== null && (
          <li>
            <Icon name="ruler" /> {t('surfaceValue', { value: listing.flatSurfaceM2 })}
          </li>
        )}
      </ul>
    </header>
  )
}
