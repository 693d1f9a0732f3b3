import { useTranslation } from 'react-i18next'
import { useSite } from '~/features/site/use-site'
import { href } from '~/routing/href'
import { iconButtonClass } from '~/ui/button/button-class'
import { Icon } from '~/ui/icons/icon'
import classes from './favorites-link.module.css'

/** To the kept places. The first script shows how many they are, and names them in the address that is followed. */
export function FavoritesLink() {
  const { t } = useTranslation('hearts')
  const { locale } = useSite()
  return (
    <a
      href={href('favorites', locale)}
      rel="nofollow"
      className={iconButtonClass({ className: classes.link })}
      data-favorites-link=""
    >
      <Icon name="heart" size={22} />
      <span className="visually-hidden">{t('link')}</span>
      <span className={classes.count} />
    </a>
  )
}
