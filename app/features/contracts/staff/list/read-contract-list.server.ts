import { archivedList, contractOrders } from '~content/contract-order'
import { contractStageNames } from '~content/contract-stage'
import type { Locale } from '~content/locale'
import { privateMessages } from '~/features/private-pages/private-messages.server'
import { cmsListQuery, hasOlderRows, readListQuery } from '~/features/staff/lists/list-query'
import { requireStaff } from '~/features/staff/session/require-staff.server'
import { throw503OnOutage } from '~/platform/content/throw-503-on-outage.server'
import { contractWords } from '~/features/contracts/contract-words.server'
import { createContractStore } from '~/features/contracts/store/contract-store.server'

/**
 * The staff's list of contracts, searched in guest, property and reference. Throws a 503 response where the CMS
 * cannot be asked.
 */
export async function readContractList(request: Request, locale: Locale) {
  await requireStaff(request, { right: 'contracts' })
  const query = readListQuery(request, [...contractStageNames, archivedList], contractOrders)
  return throw503OnOutage('contracts could not be listed', async () => {
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
  })
}

export type ContractListData = Awaited<ReturnType<typeof readContractList>>
