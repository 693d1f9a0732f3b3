import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from '@remix-run/react'
import { href } from '~/routing/href'
import { localeOfPath } from '~/routing/find-page'
import { ButtonLink } from '~/ui/button/button'
import classes from './error-screen.module.css'
import { noAnswer } from './status-of-error'

type ErrorScreenProps = {
  /** HTTP status, or `noAnswer`. */
  status: number
  /** Replaces the title of the status. */
  title?: string
  /** Shown above the link to the home page. */
  children?: ReactNode
}

/**
 * The screen of any failed page: what happened, and a link to the home page, or to the same page once the network is
 * back.
 */
export function ErrorScreen({ status, title, children }: ErrorScreenProps) {
  const { t } = useTranslation(['errors', 'layout'])
  const { pathname, search } = useLocation()
  const locale = localeOfPath(pathname)
  const words = wordsOf(status)
  return (
    <div className={`content ${classes.screen}`}>
      <Skyline />
      <p className={classes.status}>
        {status === noAnswer ? t(words.status) : `${status} · ${t(words.status)}`}
      </p>
      <h1 className={classes.title}>{title ?? t(words.title)}</h1>
      <p className={classes.hint}>{t(words.hint)}</p>
      {children}
      <div className={classes.ways}>
        {status === noAnswer ? (
          <ButtonLink kind="primary" href={pathname + search}>
            {t('tryAgain')}
          </ButtonLink>
        ) : (
          <ButtonLink kind="primary" href={href('home', locale)}>
            {t('goHome')}
          </ButtonLink>
        )}
        {isMissing(status) && (
          <ButtonLink href={href('search', locale)}>{t('layout:search')}</ButtonLink>
        )}
      </div>
    </div>
  )
}

const isMissing = (status: number) => status === 404 || status === 410

/** Message keys of a status (browsing.md §2 and §8). */
function wordsOf(status: number) {
  if (status === noAnswer) {
    return { status: 'offlineTitle', title: 'offline', hint: 'offlineHint' } as const
  }
  if (isMissing(status)) {
    return { status: 'notFoundTitle', title: 'notFound', hint: 'notFoundHint' } as const
  }
  if (status === 403 || status === 429) {
    const hint = status === 429 ? 'tooManyHint' : 'refusedHint'
    return { status: 'refusedTitle', title: 'refused', hint } as const
  }
  if (status === 503) {
    return { status: 'unavailableTitle', title: 'server', hint: 'unavailable' } as const
  }
  return { status: 'serverTitle', title: 'server', hint: 'serverHint' } as const
}

function Skyline() {
  return (
    <svg viewBox="0 0 360 150" className={classes.skyline} aria-hidden="true">
      <circle cx="262" cy="52" r="26" fill="#e0a030" />
      <path d="M0 150 132 44q8-6 16 0l64 50 40-26q8-5 16 0l92 82Z" fill="#8fb3a6" />
      <path d="M0 150v-18l96-22 84 20 96-26 84 24v22Z" fill="#1f6f5c" />
      <path d="M150 150v-34a30 30 0 0 1 60 0v34h-14v-32a16 16 0 0 0-32 0v32Z" fill="#e0a030" />
      <path d="M170 78h20v10h-20z" fill="#a8452f" />
    </svg>
  )
}
