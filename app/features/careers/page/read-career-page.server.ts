import { data, redirect } from '@remix-run/node'
import type { Career } from '~content/career'
import { otherLocale, type Locale } from '~content/locale'
import type { LeadFormData } from '~/features/leads/form/lead-form-data'
import { readLeadFormData } from '~/features/leads/form/read-lead-form-data.server'
import { notFound } from '~/platform/http/not-found.server'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { renderMarkdown } from '~/platform/markdown/render-markdown.server'
import { guatemalaToday } from '~/platform/time/guatemala-day'
import { pageMoment } from '~/platform/time/page-moment.server'
import { href } from '~/routing/href'
import type { Translations } from '~/routing/translations'
import { careerState } from '../career-state'
import type { OpenCareer } from '../open-career'
import { listOpenCareers, readCareers } from '../read-careers.server'

export type CareerPageData = {
  career: Career & {
    html: string
    text: string
    /** The last day on which applications are taken, `YYYY-MM-DD`; null if no end is set. */
    lastDay: string | null
  }
  isOpen: boolean
  /** The vacancies that are open besides this one. */
  others: OpenCareer[]
  translations: Translations
  form: LeadFormData
  /** What the page about us is called, over which the way leads here. */
  aboutUs: string
}

/**
 * The page of a vacancy, by its slug; its id and the slug of the other language lead there (301), and to the other
 * language where it has that alone. A 404 where there is none or it is not out yet; a closed one answers 410 and says
 * so.
 */
export async function readCareerPage(locale: Locale, id: string) {
  const other = otherLocale(locale)
  const [careers, translations] = await Promise.all([readCareers(locale), readCareers(other)])
  const requested = careers.find(({ slug }) => slug === id)
  const career = requested ?? findByOtherName(careers, translations, id)
  const now = pageMoment()
  const state = career && careerState(career, now)
  const foreign = career ? undefined : findByOtherName(translations, translations, id)
  if (foreign && careerState(foreign, now) !== 'coming') {
    throw redirect(href('career', other, { id: foreign.slug }), 301)
  }
  if (!career || state === 'coming') throw notFound()
  if (!requested) throw redirect(href('career', locale, { id: career.slug }), 301)

  const translation = translations.find(({ documentId }) => documentId === career.documentId)
  const open = await listOpenCareers(locale)
  const { t } = await createServerI18n(locale)
  const page: CareerPageData = {
    career: {
      ...career,
      ...renderMarkdown(career.description, 2),
      lastDay: career.finishDate && lastDayBefore(career.finishDate),
    },
    isOpen: state === 'open',
    others: open.filter((one) => one.id !== career.documentId),
    form: readLeadFormData(locale),
    aboutUs: t('aboutUs:title'),
    translations: {
      [locale]: { id: career.slug },
      ...(translation && { [other]: { id: translation.slug } }),
    },
  }
  return data(page, { status: state === 'open' ? 200 : 410 })
}

function findByOtherName(
  careers: Career[],
  translations: Career[],
  id: string,
): Career | undefined {
  const translation = translations.find(({ slug }) => slug === id)
  return careers.find(
    ({ documentId }) => documentId === id || documentId === translation?.documentId,
  )
}

/** Applications close at the end of a day, which is the midnight that begins the next. */
function lastDayBefore(finishDate: string): string {
  return guatemalaToday(new Date(Date.parse(finishDate) - 1))
}
