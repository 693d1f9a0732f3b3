import type { Locale } from '~content/locale'
import { reviewStages } from '~content/review-stage'
import { privateMessages } from '~/features/private-pages/private-messages.server'
import { cmsListQuery, hasOlderRows, readListQuery } from '~/features/staff/lists/list-query'
import { requireStaff } from '~/features/staff/session/require-staff.server'
import { throw503OnOutage } from '~/platform/content/throw-503-on-outage.server'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { createReviewStore } from '../review-store.server'

/** The staff's list of reviews, the latest first. Throws a 503 response where the CMS cannot be asked. */
export async function readReviewList(request: Request, locale: Locale) {
  await requireStaff(request, { right: 'stays' })
  const query = readListQuery(request, reviewStages)
  const { t } = await createServerI18n(locale)
  return throw503OnOutage('reviews could not be listed', async () => {
    const { data: rows, total } = await createReviewStore().list(cmsListQuery(query))
    const { list } = privateMessages(locale)
    const hasOlder = hasOlderRows(total, query.page)
    return { title: t('reviews:staff.title'), list, locale, query, rows, hasOlder }
  })
}

export type ReviewListData = Awaited<ReturnType<typeof readReviewList>>
