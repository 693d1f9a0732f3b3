import type { TFunction } from 'i18next'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '~/features/site/use-site'
import { Breadcrumb } from '~/features/site/head/breadcrumb'
import { focusWhenGone } from '~/ui/layout/focus-when-gone'
import { listingTrail } from '../seo/listing-trail'
import { sectionLabel } from '../seo/section-label'
import type { ListingPageData } from './read-listing-page.server'
import classes from './listing-heading.module.css'

function headingWords(t: TFunction<'listings'>, data: ListingPageData, title: string): string {
  if (data.town) return t('inPlace', { title, place: data.town.fullName })
  if (data.region) return t('inDepartment', { title, region: data.region.name })
  return data.content.title
}

/** The heading of the list, which says how many places it shows. */
export const findListHeading = () => document.querySelector('h1')

/** For links that are gone with the list that they change: the heading of the next one takes the focus. */
export function focusHeadingNext({ currentTarget }: MouseEvent): void {
  focusWhenGone(currentTarget, findListHeading)
}

export function ListingHeading({ data }: { data: ListingPageData }) {
  const { t } = useTranslation('listings')
  const site = useSite()
  const place = data.town ?? data.region
  return (
    <header className={classes.heading}>
      {data.region && <Breadcrumb steps={listingTrail(data, site)} />}
      <h1 className={classes.title} tabIndex={-1}>
        {headingWords(t, data, sectionLabel(data.section, site) ?? data.content.title)}{' '}
        <span className={classes.count} aria-live="polite">
          {t('resultCount', { count: data.total })}
        </span>
      </h1>
      <p className={classes.description}>{place?.line ?? data.content.description}</p>
    </header>
  )
}
