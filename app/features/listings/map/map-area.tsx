import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '~/ui/icons/icon'
import type { ListingDetail } from '~/features/catalogue/detail/listing-detail'
import classes from './map-area.module.css'
import { mapCentre } from './map-centre'

/** The frame of the map, with a way to the same place elsewhere that works without tiles or script. */
export function MapArea({ listing, children }: { listing: ListingDetail; children: ReactNode }) {
  const { t } = useTranslation('detail')
  const { latitude, longitude, zoom, exact } = mapCentre(listing.latitude, listing.longitude)
  const elsewhere = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`
  return (
    <figure className={classes.figure}>
      <div className={classes.map}>{children}</div>
      <figcaption className={classes.caption}>
        <span>{exact ? t('mapHint') : t('mapApproximate')}</span>
        <a href={elsewhere} target="_blank" rel="noopener noreferrer">
          {t('openInMaps')} <Icon name="external" size={16} />
        </a>
      </figcaption>
    </figure>
  )
}
