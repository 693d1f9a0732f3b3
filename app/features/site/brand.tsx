import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { href } from '~/routing/href'
import { ceibaMark } from '~/ui/icons/ceiba-mark'
import { Photo } from '~/ui/media/photo'
import classes from './brand.module.css'
import { useSite } from './use-site'

/** The way home: the logo of the settings, else the house's drawing of a ceiba, with the name. */
export function Brand() {
  const { settings, locale } = useSite()
  const { t } = useTranslation()
  return (
    <Link
      to={href('home', locale)}
      className={classes.brand}
      aria-label={t('homeLink', { brand: settings.brandName })}
    >
      {settings.logo ? (
        <Photo picture={settings.logo} alt="" sizes="120px" widest={320} className={classes.logo} />
      ) : (
        <CeibaMark />
      )}
      <span className={classes.name}>{settings.brandName}</span>
    </Link>
  )
}

function CeibaMark() {
  return (
    <svg viewBox="0 0 48 48" width={40} height={40} aria-hidden="true">
      <circle {...ceibaMark.sun} />
      {ceibaMark.paths.map((path) => (
        <path key={path.fill} {...path} />
      ))}
    </svg>
  )
}
