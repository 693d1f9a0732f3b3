import { useTranslation } from 'react-i18next'
import { SectionLinks } from '~/features/site/section-links'
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
