import { useLocation, useNavigate } from '@remix-run/react'
import { useEffect, useState, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '~/features/site/use-site'
import { sectionHref } from '~/routing/section-pages'
import { Icon } from '~/ui/icons/icon'
import type { ListingDetail } from '~/features/catalogue/detail/listing-detail'
import { isOpenedFrom } from '~/features/catalogue/card/is-opened-from'
import { isFromList, recallList } from '~/features/catalogue/card/remembered-list'
import classes from '~/features/catalogue/detail/back-link.module.css'

/** Back to the list that the visitor came from, at the same place in it; else to the town's list. */
export function BackLink({ listing }: { listing: ListingDetail }) {
  const { t } = useTranslation('detail')
  const { locale } = useSite()
  const navigate = useNavigate()
  const state: unknown = useLocation().state
  const place = { state: listing.region.slug, location: listing.town.slug }
  const fallback = sectionHref(listing.section, locale, place)
  const [remembered, setRemembered] = useState<string | null>(null)
  useEffect(() => setRemembered(recallList()), [locale])

  function goBack(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    // The history's own entry restores the place in the list; other ways to the page have none.
    const hasEntry = isFromList(state) || (remembered !== null && isOpenedFrom(remembered))
    if (hasEntry) navigate(-1)
    else navigate(remembered ?? fallback)
  }

  return (
    <a href={remembered ?? fallback} className={classes.back} data-back="" onClick={goBack}>
      <Icon name="arrow-left" size={18} />
      {t('backToResults')}
    </a>
  )
}
