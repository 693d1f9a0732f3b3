import { NavLink } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { href } from '~/routing/href'
import { IconButton } from '~/ui/button/button'
import { Brand } from '~/features/site/brand'
import { BurgerMenu } from './burger-menu'
import { FavoritesLink } from './favorites-link'
import { ListWithUs } from './list-with-us'
import { LocaleAndCurrency } from './locale-and-currency'
import classes from './site-header.module.css'
import { useSite } from '~/features/site/use-site'

export function SiteHeader({ showSections }: { showSections: boolean }) {
  const { menu, locale } = useSite()
  const { t } = useTranslation()
  return (
    <header className={classes.header}>
      <div className={`content ${classes.row}`}>
        <Brand />
        {showSections && (
          <nav className={classes.sections} aria-label={t('sections')}>
            {menu.sections.map((entry) => (
              <NavLink key={entry.page} to={href(entry.page, locale)} className={classes.section}>
                {entry.label}
              </NavLink>
            ))}
          </nav>
        )}
        <div className={classes.tools}>
          <ListWithUs className={classes.listWithUs} />
          <LocaleAndCurrency />
          <FavoritesLink />
          <IconButton icon="menu" iconSize={22} label={t('moreMenu')} popovertarget="burger-menu" />
          <BurgerMenu showSections={showSections} />
        </div>
      </div>
    </header>
  )
}
