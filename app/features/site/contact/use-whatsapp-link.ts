import { useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../use-site'
import { whatsAppLink } from './whatsapp-link'

/** A chat with the team whose prepared text is the greeting of the settings and the page's address. */
export function useWhatsAppLink(text?: string): string {
  const { settings, origin } = useSite()
  const { pathname } = useLocation()
  const { t } = useTranslation()
  const link = new URL(pathname, origin).href
  const greeting = t('whatsAppText', { greeting: settings.whatsappGreeting, link })
  return whatsAppLink(settings.whatsappNumber, text ?? greeting)
}
