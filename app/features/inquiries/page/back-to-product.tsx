import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Icon } from '~/ui/icons/icon'
import type { Requirement } from '../requirement/requirement'
import classes from '~/features/catalogue/detail/back-link.module.css'

/** Back to the rental with the stay as it was chosen. */
export function BackToProduct({ requirement }: { requirement: Requirement }) {
  const { t } = useTranslation('inquiry')
  return (
    <Link to={requirement.link} className={classes.back}>
      <Icon name="arrow-left" size={18} />
      {t('back', { name: requirement.name })}
    </Link>
  )
}
