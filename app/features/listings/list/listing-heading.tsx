import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useSite } from '~/features/site/use-site'
import { Breadcrumb } from '~/features/site/head/breadcrumb'
import { listingTrail } from '../seo/listing-trail'
import { sectionLabel } from '../seo/section-label'
import type { ListingPageData } from './read-listing-page.server'
import classes from './listing-heading.module.css'

function headingWords(t: TFunction<'listings'>, data: ListingPageData, title: string): string {
  if (data.town) return t('inPlace', { title, place: data.town.fullName })
  if (data.region) return t('inDepartment', { title, region: data.region.name })
  return data.content.title
}

export function ListingHeading({ data }: { data: ListingPageData }) {
  const { t } = useTranslation('listings')
  const site = useSite()
  const place = data.town ?? data.region
  return (
    <header className={classes.heading}>
      {data.region && <Breadcrumb steps={listingTrail(data, site)} />}
      <h1 className={classes.title}>
        {headingWords(t, data, sectionLabel(data.section, site) ?? data.content.title)}{' '}
        <span className={classes.count} aria-live="polite">
          {t('resultCount', { count: data.total })}
        </span>
      </h1>
      <p className={classes.description}>{place?.line ?? data.content.description}</p>
    </header>
  )
}
