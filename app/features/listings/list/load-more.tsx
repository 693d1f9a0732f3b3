import { Link, useNavigate, useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { toSearch } from '../listing-query'
import type { ListingPageData } from '../read-listing-page.server'
import classes from './load-more.module.css'

const aheadOfView = '400px'

/**
 * A real link to the list with one page more. When it comes near, script follows it in place, so the
 * address always says how far the visitor got and the way back leads to the same card.
 */
export function LoadMore({ data }: { data: ListingPageData }) {
  const { t } = useTranslation('listings')
  const link = useRef<HTMLAnchorElement>(null)
  const navigate = useNavigate()
  const busy = useNavigation().state !== 'idle'
  const next = `${data.path}?${toSearch({ ...data.query, page: data.query.page + 1 })}`

  useEffect(() => {
    const element = link.current
    if (!element || busy) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        navigate(next, { replace: true, preventScrollReset: true })
      },
      { rootMargin: aheadOfView },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [next, busy, navigate])

  if (data.left === 0) return null
  return (
    <p className={classes.more}>
      <Link ref={link} to={next} replace preventScrollReset className={classes.link}>
        {t('loadMore')} ({t('leftCount', { count: data.left })})
      </Link>
    </p>
  )
}
