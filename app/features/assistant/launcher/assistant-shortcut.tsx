import { useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { useSite } from '~/features/site/use-site'
import { href } from '~/routing/href'
import { Renty } from '../chat/renty'
import { AssistantLink } from './assistant-link'
import classes from './assistant-shortcut.module.css'

/** Renty's face above the WhatsApp shortcut; phones have both in their bottom bar. */
export function AssistantShortcut() {
  const { t } = useTranslation('assistant')
  const { locale } = useSite()
  const { pathname } = useLocation()
  if (pathname === href('assistant', locale)) return null
  return (
    <AssistantLink className={classes.shortcut}>
      <Renty size={56} />
      <span className={classes.label}>{t('open')}</span>
    </AssistantLink>
  )
}
