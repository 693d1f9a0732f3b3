import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { MenuEntry } from '~content/menu'
import { href } from '~/routing/href'
import { Popup } from '~/ui/layout/popup'
import { closePopovers } from '~/ui/layout/open-popovers'
import { ContactLinks } from '~/features/site/contact/contact-links'
import { ListWithUs } from './list-with-us'
import { ProviderModal } from '../provider/provider-modal'
import { useSite } from '~/features/site/use-site'
import classes from './burger-menu.module.css'

export function BurgerMenu({ showSections }: { showSections: boolean }) {
  const { menu } = useSite()
  const { t } = useTranslation()
  return (
    <>
      <Popup id="burger-menu" title={t('moreMenu')} shape="sheet">
        <nav aria-label={t('moreMenu')}>
          {showSections && <MenuList entries={menu.sections} />}
          <MenuList entries={menu.burger.filter((entry) => entry.page !== 'listWithUs')} />
        </nav>
        <div className={classes.listWithUs}>
          <ListWithUs />
        </div>
        <ContactLinks />
      </Popup>
      <ProviderModal />
    </>
  )
}

function MenuList({ entries }: { entries: MenuEntry[] }) {
  const { locale } = useSite()
  if (entries.length === 0) return null
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.page}>
          <Link className={classes.link} to={href(entry.page, locale)} onClick={closePopovers}>
            {entry.label}
            {entry.hint && <span className={classes.hint}>{entry.hint}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
