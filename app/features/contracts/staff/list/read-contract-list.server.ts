import { archivedList, contractOrders } from '~content/contract-order'
import { contractStageNames } from '~content/contract-stage'
import type { Locale } from '~content/locale'
import { privateMessages } from '~/features/private-pages/private-messages.server'
import { cmsListQuery, hasOlderRows, readListQuery } from '~/features/staff/lists/list-query'
import { requireStaff } from '~/features/staff/session/require-staff.server'
import { unavailableResponse } from '~/platform/content/content-unavailable.server'
import { RecordsUnavailable } from '~/platform/content/private-records.server'
import { log } from '~/platform/log/log.server'
import { contractWords } from '~/features/contracts/contract-words.server'
import { createContractStore } from '~/features/contracts/store/contract-store.server'

/**
 * The staff's list of contracts, searched in guest, property and reference. Throws a 503 response where the CMS
 * cannot be asked.
 */
export async function readContractList(request: Request, locale: Locale) {
  await requireStaff(request, { right: 'contracts' })
  const query = readListQuery(request, [...contractStageNames, archivedList], contractOrders)
  try {
    const { data: rows, total } = await createContractStore().list(cmsListQuery(query))
    const { staff, fields, stages } = contractWords(locale)
    return {
      words: { staff, fields, stages },
      list: privateMessages(locale).list,
      locale,
      query,
      rows,
      hasOlder: hasOlderRows(total, query.page),
    }
  } catch (err) {
    if (!(err instanceof RecordsUnavailable)) throw err
    log.error({ err }, 'contracts could not be listed')
    throw unavailableResponse()
  }
}

export type ContractListData = Awaited<ReturnType<typeof readContractList>>
