import type { Locale } from '~content/locale'
import { requireStaff } from '~/features/staff/session/require-staff.server'
import { throw503OnOutage } from '~/platform/content/throw-503-on-outage.server'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { createRentalTableStore } from '../rental-table-store.server'

/** The page of the table with the latest imports. Throws a 503 response where the CMS cannot be asked. */
export async function readTablePage(request: Request, locale: Locale) {
  await requireStaff(request, { right: 'rentalTable' })
  const { t } = await createServerI18n(locale)
  return throw503OnOutage('the imports of rentals could not be read', async () => {
    const imports = await createRentalTableStore().list()
    return { title: t('rentalTable:title'), locale, imports }
  })
}

export type TablePageData = Awaited<ReturnType<typeof readTablePage>>
