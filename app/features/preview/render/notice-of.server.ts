import { locales, type Locale } from '~content/locale'
import type { PreviewClaim } from '~content/preview'
import { previewPath } from '~content/preview-path'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { formatMoment } from '~/platform/time/format-moment'
import { guatemalaWallClock } from '~/platform/time/guatemala-moment'
import { minutes } from '~/platform/units/duration'
import { asOfHourParameter, asOfParameter, previewParameter } from '~/routing/parameters'
import type { PreviewNotice } from '~/features/site/preview/preview-notice'
import { signPreview } from '../link/preview-token.server'
import type { PreviewSubject } from '../previewed-entry'

type NoticeParts = {
  subject: PreviewSubject
  token: string
  url: URL
  /** The moment looked at, which may be another one than `now`. */
  moment: Date
  now: Date
  secret: string
}

const ownParameters: readonly string[] = [previewParameter, asOfParameter, asOfHourParameter]
const languageNames: Record<Locale, string> = { en: 'English', es: 'Español' }

/** What the banner of a preview says. */
export async function noticeOf(parts: NoticeParts): Promise<PreviewNotice> {
  const { subject, token, url, moment, now } = parts
  const { claim } = subject
  const { t } = await createServerI18n(claim.locale)
  const other = locales.find((locale) => locale !== claim.locale) ?? claim.locale
  const otherToken = signPreview({ ...claim, locale: other }, parts.secret)
  const clock = guatemalaWallClock(moment)
  const isLater = moment.getTime() - now.getTime() > minutes(1)
  return {
    title: t('preview:title'),
    facts: [
      t(`preview:${claim.status}`),
      languageNames[claim.locale],
      ...(isLater ? [t('preview:later')] : []),
      ...(claim.link ? [t('preview:until', { moment: endOf(claim) })] : []),
    ],
    leave: claim.link ? null : { href: without(url, ...ownParameters), label: t('preview:leave') },
    other: { href: previewAddress(otherToken), label: languageNames[other], lang: other },
    asOf: claim.link
      ? null
      : {
          label: t('preview:asOf'),
          hourLabel: t('preview:asOfHour'),
          day: clock.slice(0, 10),
          hour: clock.slice(11),
          apply: t('preview:apply'),
          carried: carriedFields(url, token),
        },
    notSent: t('preview:notSent'),
  }
}

const endOf = ({ expiresAt, locale }: PreviewClaim) =>
  formatMoment(new Date(expiresAt * 1000).toISOString(), locale)

/** A form that asks by GET replaces the whole query. */
function carriedFields({ searchParams }: URL, token: string) {
  const others = [...searchParams].filter(
    ([name]) => name !== '_routes' && !ownParameters.includes(name),
  )
  return [...others, [previewParameter, token] as const].map(([name, value]) => ({ name, value }))
}

function without(url: URL, ...names: string[]): string {
  const query = new URLSearchParams(url.searchParams)
  for (const name of [...names, '_routes']) query.delete(name)
  const path = url.pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/')
  return query.size > 0 ? `${path}?${query}` : path
}

/** The address that leads to the page of what a token lets its bearer look at. */
function previewAddress(token: string): string {
  return `/${previewPath}/${token}`
}
