import { useTranslation } from 'react-i18next'
import { IconButton } from '~/ui/button/button'
import { needs } from '~/ui/layout/needs-scripts'
import classes from './back-to-top.module.css'

/** The way back to the top; the first script shows it far down the page and scrolls. */
export function BackToTop() {
  const { t } = useTranslation()
  return (
    <IconButton
      kind="secondary"
      icon="arrow-up"
      iconSize={22}
      label={t('backToTop')}
      className={`needs-script ${classes.button}`}
      data-to-top=""
      {...needs('never')}
    />
  )
}
