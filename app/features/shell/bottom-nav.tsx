import { NavLink, Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Renty } from '~/features/assistant/chat/renty'
import { AssistantLink } from '~/features/assistant/launcher/assistant-link'
import { href } from '~/routing/href'
import { Icon, type IconName } from '~/ui/icons/icon'
import { Popup } from '~/ui/layout/popup'
import { closePopovers } from '~/ui/layout/open-popovers'
import type { MenuPage } from '~content/menu'
import { useSite } from '~/features/site/use-site'
import { useWhatsAppLink } from '~/features/site/contact/use-whatsapp-link'
import classes from './bottom-nav.module.css'

const sectionIcons: Partial<Record<MenuPage, IconName>> = {
  vacationRentals: 'sun',
  longTermRentals: 'key',
  housesForSale: 'tag',
  uniqueStays: 'sparkles',
  hotels: 'building',
}

/** The phone's navigation: home, a drawer with the five sections, the assistant, and the chat. */
export function BottomNav({ showSections }: { showSections: boolean }) {
  const { menu, locale } = useSite()
  const { t } = useTranslation()
  const { t: tAssistant } = useTranslation('assistant')
  const chat = useWhatsAppLink()
  return (
    <>
      <nav className={classes.bar} aria-label={t('bottomMenu')}>
        <NavLink to={href('home', locale)} end className={classes.item}>
          <Icon name="home" size={22} />
          {t('home')}
        </NavLink>
        {showSections && (
          <button type="button" className={classes.item} popovertarget="explore-drawer">
            <Icon name="compass" size={22} />
            {t('explore')}
          </button>
        )}
        <AssistantLink className={classes.item}>
          <Renty size={26} />
          {tAssistant('name')}
        </AssistantLink>
        <a href={chat} target="_blank" rel="noopener noreferrer" className={classes.item}>
          <Icon name="whatsapp" size={22} />
          WhatsApp
        </a>
      </nav>
      {showSections && (
        <Popup id="explore-drawer" title={t('explore')} shape="sheet">
          <ul>
            {menu.sections.map((entry) => (
              <li key={entry.page}>
                <Link
                  to={href(entry.page, locale)}
                  className={classes.section}
                  onClick={closePopovers}
                >
                  <Icon name={sectionIcons[entry.page] ?? 'home'} size={26} />
                  <span>
                    <span className={classes.label}>{entry.label}</span>
                    {entry.hint && <span className={classes.hint}>{entry.hint}</span>}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </Popup>
      )}
    </>
  )
}
