import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { href } from '~/routing/href'
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
      <circle cx="33" cy="15" r="9" fill="#e0a030" />
      <path
        d="M4 22c0-8 6-9 9-12 4-4 13-4 17 0 3 3 11 4 13 11 1 4-3 7-8 6-3 3-9 3-12 1-3 2-8 2-11-1-5 1-8-1-8-5Z"
        fill="#1f6f5c"
      />
      <path
        d="M22 26h5c0 8 2 12 10 17h-8c-2-1-3-3-4.500-5-1.500 2-2.500 4-4.500 5h-8c8-5 10-9 10-17Z"
        fill="#a8452f"
      />
    </svg>
  )
}
