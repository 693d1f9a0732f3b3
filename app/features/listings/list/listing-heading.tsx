import { useTranslation } from 'react-i18next'
import { useSite } from '~/features/site/use-site'
import { Breadcrumb } from '../components/breadcrumb'
import { listingTrail } from '../listing-trail'
import { sectionLabel } from '../section-label'
import type { ListingPageData } from '../read-listing-page.server'
import classes from './listing-heading.module.css'

export function ListingHeading({ data }: { data: ListingPageData }) {
  const { t } = useTranslation('listings')
  const site = useSite()
  const place = data.town ?? data.region
  const title = sectionLabel(data.section, site) ?? data.content.title
  return (
    <header className={classes.heading}>
      {data.region && <Breadcrumb steps={listingTrail(data, site)} />}
      <h1 className={classes.title}>
        {place ? t('inPlace', { title, place: place.name }) : data.content.title}{' '}
        <span className={classes.count} aria-live="polite">
          {t('resultCount', { count: data.total })}
        </span>
      </h1>
      <p className={classes.description}>{place?.line ?? data.content.description}</p>
    </header>
  )
}
