import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { href } from '~/routing/href'
import { useSite } from '~/features/site/use-site'
import classes from './list-with-us.module.css'

/** Leads to the owners' page. */
export function ListWithUs({ className }: { className?: string | undefined }) {
  const { locale } = useSite()
  const { t } = useTranslation()
  const classNames = [classes.button, className].filter(Boolean).join(' ')
  return (
    <Link to={href('listWithUs', locale)} prefetch="intent" className={classNames}>
      {t('listWithUs')}
    </Link>
  )
}
