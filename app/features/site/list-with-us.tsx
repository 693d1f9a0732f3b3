import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { href, isBuilt } from '~/routing/href'
import { providerModalId } from './provider-modal-id'
import { useSite } from './use-site'
import classes from './list-with-us.module.css'

/** Leads to the owners' page; while that page does not exist, to the provider portal's modal. */
export function ListWithUs({ className }: { className?: string | undefined }) {
  const { locale } = useSite()
  const { t } = useTranslation()
  const classNames = [classes.button, className].filter(Boolean).join(' ')
  if (isBuilt('listWithUs')) {
    return (
      <Link to={href('listWithUs', locale)} className={classNames}>
        {t('listWithUs')}
      </Link>
    )
  }
  return (
    <button type="button" className={classNames} popovertarget={providerModalId}>
      {t('listWithUs')}
    </button>
  )
}
