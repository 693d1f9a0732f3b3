import { useTranslation } from 'react-i18next'
import { Icon } from '~/ui/icons/icon'
import { useWhatsAppLink } from '~/features/site/contact/use-whatsapp-link'
import classes from './whatsapp-shortcut.module.css'

export function WhatsAppShortcut() {
  const { t } = useTranslation()
  return (
    <a
      className={classes.shortcut}
      href={useWhatsAppLink()}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${t('chatOnWhatsApp')} ${t('opensInNewTab')}`}
    >
      <Icon name="whatsapp" size={26} />
    </a>
  )
}
