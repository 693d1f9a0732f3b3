import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { localeOfPath } from '~/routing/find-page'
import { href } from '~/routing/href'
import { ButtonLink } from '~/ui/button/button'
import { ErrorScreen } from '~/ui/layout/error-screen'
import classes from './gone-screen.module.css'

/** The customer's words for a landing that is over or was never there (leads-and-content.md §8). */
const spanishWords = 'Publicacion Ya No Disponible'

/** What a landing shows that cannot be shown: 404 and 410 in the words of landings, other faults as everywhere. */
export function LandingError() {
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (status !== 404 && status !== 410) return <ErrorScreen status={status} />
  return <GoneScreen />
}

function GoneScreen() {
  const { t } = useTranslation('landings')
  const locale = localeOfPath(useLocation().pathname)
  return (
    <div className={`content ${classes.screen}`}>
      <svg viewBox="0 0 360 180" className={classes.picture} aria-hidden="true">
        <path d="M0 150 132 60q8-6 16 0l64 44 40-22q8-5 16 0l92 68Z" fill="#8fb3a6" />
        <path d="M0 150v-14l96-18 84 16 96-22 84 20v18Z" fill="#1f6f5c" />
        <path d="M122 76h116v54H122z" fill="#fff" stroke="#22252b" strokeWidth="3" />
        <path d="M180 130v40M164 170h32" stroke="#22252b" strokeWidth="6" strokeLinecap="round" />
        <path d="M138 92h84M138 104h60" stroke="#ddd2c0" strokeWidth="5" strokeLinecap="round" />
        <path d="M128 120 232 86" stroke="#a72a72" strokeWidth="6" strokeLinecap="round" />
      </svg>
      <h1 className={classes.title}>{t('gone')}</h1>
      {locale === 'en' && (
        <p lang="es" className={classes.original}>
          {spanishWords}
        </p>
      )}
      <p className={classes.hint}>{t('goneHint')}</p>
      <div className={classes.buttons}>
        <ButtonLink kind="primary" href={href('home', locale)}>
          {t('goHome')}
        </ButtonLink>
        <ButtonLink href={href('vacationRentals', locale)}>{t('seeRentals')}</ButtonLink>
      </div>
    </div>
  )
}
