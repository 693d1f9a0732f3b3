import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { useSite } from '~/features/site/use-site'
import { href } from '~/routing/href'
import fallbackUrl from '~/ui/media/fallback.svg?url'
import classes from './no-posts.module.css'

export function NoPosts() {
  const { t } = useTranslation('blog')
  const { locale } = useSite()
  return (
    <div className={classes.empty}>
      <img src={fallbackUrl} alt="" width={240} height={180} className={classes.picture} />
      <h2 className={classes.title}>{t('noResults')}</h2>
      <p>{t('noResultsHint')}</p>
      <Link to={href('blog', locale)}>{t('backToBlog')}</Link>
    </div>
  )
}
