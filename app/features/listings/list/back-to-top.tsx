import { useTranslation } from 'react-i18next'
import { IconButton } from '~/ui/button/button'
import { useScrolledFar } from '~/ui/layout/use-scrolled-far'
import classes from './back-to-top.module.css'

export function BackToTop() {
  const { t } = useTranslation()
  const shown = useScrolledFar()
  return (
    <IconButton
      kind="secondary"
      icon="arrow-up"
      iconSize={22}
      label={t('backToTop')}
      className={`needs-script ${classes.button}`}
      data-shown={shown || undefined}
      tabIndex={shown ? 0 : -1}
      aria-hidden={!shown}
      onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
    />
  )
}
