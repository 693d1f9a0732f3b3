import { useTranslation } from 'react-i18next'
import { Icon } from '~/ui/icons/icon'
import { useScrolledFar } from '~/ui/layout/use-scrolled-far'
import classes from './back-to-top.module.css'

export function BackToTop() {
  const { t } = useTranslation()
  const shown = useScrolledFar()
  return (
    <button
      type="button"
      className={`needs-script ${classes.button}`}
      data-shown={shown || undefined}
      tabIndex={shown ? 0 : -1}
      aria-hidden={!shown}
      aria-label={t('backToTop')}
      onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
    >
      <Icon name="arrow-up" size={22} />
    </button>
  )
}
