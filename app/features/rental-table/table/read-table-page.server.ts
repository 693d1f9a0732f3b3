import type { Locale } from '~content/locale'
import { requireStaff } from '~/features/staff/session/require-staff.server'
import { unavailableResponse } from '~/platform/content/content-unavailable.server'
import { RecordsUnavailable } from '~/platform/content/private-records.server'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { log } from '~/platform/log/log.server'
import { createRentalTableStore } from '../rental-table-store.server'

/** The page of the table with the latest imports. Throws a 503 response where the CMS cannot be asked. */
export async function readTablePage(request: Request, locale: Locale) {
  await requireStaff(request, { right: 'rentalTable' })
  const { t } = await createServerI18n(locale)
  try {
    const imports = await createRentalTableStore().list()
    return { title: t('rentalTable:title'), locale, imports }
  } catch (err) {
    if (!(err instanceof RecordsUnavailable)) throw err
    log.error({ err }, 'the imports of rentals could not be read')
    throw unavailableResponse()
  }
}

export type TablePageData = Awaited<ReturnType<typeof readTablePage>>
