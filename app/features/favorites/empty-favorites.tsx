import { useTranslation } from 'react-i18next'
import { useSite } from '~/features/site/use-site'
import { href } from '~/routing/href'
import { ButtonLink } from '~/ui/button/button'
import { Icon } from '~/ui/icons/icon'
import classes from './empty-favorites.module.css'

/**
 * Nothing is kept yet: how to keep places, and where they are. Hidden while the first script leads to those that are
 * kept on the device, which only an address without places does.
 */
export function EmptyFavorites({ isNamed }: { isNamed: boolean }) {
  const { t } = useTranslation('favorites')
  const open = isNamed ? {} : { 'data-open-favorites': '' }
  return (
    <div className={`content ${classes.empty}`} {...open}>
      <Icon name="heart" size={56} className={classes.heart} />
      <h1 className={classes.title}>{t('emptyTitle')}</h1>
      <p className={classes.text}>{t('emptyText')}</p>
      <p className={`without-script ${classes.text}`}>{t('needsScript')}</p>
      <SectionLinks />
    </div>
  )
}

/** Where other places are. */
export function SectionLinks() {
  const { menu, locale } = useSite()
  return (
    <ul className={classes.sections}>
      {menu.sections.map(({ page, label }) => (
        <li key={page}>
          <ButtonLink to={href(page, locale)}>{label}</ButtonLink>
        </li>
      ))}
    </ul>
  )
}
