import { Icon } from '~/ui/icons/icon'
import { phoneLink } from './phone-link'
import { useSite } from '../use-site'
import { useWhatsAppLink } from './use-whatsapp-link'
import classes from './contact-links.module.css'

type ContactLinksProps = {
  /** The address of the page is a secret: the prepared text does not name it. */
  isPrivate?: boolean
}

export function ContactLinks({ isPrivate = false }: ContactLinksProps) {
  const { settings } = useSite()
  const whatsApp = useWhatsAppLink(isPrivate ? settings.whatsappGreeting : undefined)
  return (
    <ul className={classes.list}>
      <li>
        <a href={whatsApp} className={classes.link} target="_blank" rel="noopener noreferrer">
          <Icon name="whatsapp" /> WhatsApp
        </a>
      </li>
      <li>
        <a href={phoneLink(settings.phone)} className={classes.link}>
          <Icon name="phone" /> {settings.phone}
        </a>
      </li>
      <li>
        <a href={`mailto:${settings.email}`} className={classes.link}>
          <Icon name="mail" /> {settings.email}
        </a>
      </li>
    </ul>
  )
}
