import type { ContractRow } from '~content/contract'
import { contractStageNames, type ContractStage } from '~content/contract-stage'
import type { Locale } from '~content/locale'
import { requireStaff } from '~/features/staff/session/require-staff.server'
import { unavailableResponse } from '~/platform/content/content-unavailable.server'
import { RecordsUnavailable } from '~/platform/content/private-records.server'
import { log } from '~/platform/log/log.server'
import type { ContractWords } from '../contract-words'
import { contractWords } from '../contract-words.server'
import { createContractStore } from '../store/contract-store.server'

const rowsPerPage = 25

export type ContractListData = {
  words: ContractWords
  locale: Locale
  rows: ContractRow[]
  search: string
  stage: ContractStage | null
  page: number
  hasOlder: boolean
}

/** The staff's list of contracts: `q` is searched in guest, property and reference; `stage`; `page` from 1. */
export async function readContractList(
  request: Request,
  locale: Locale,
): Promise<ContractListData> {
  await requireStaff(request, { right: 'contracts' })
  const asked = new URL(request.url).searchParams
  const search = (asked.get('q') ?? '').trim().slice(0, 100)
  const stage = contractStageNames.find((name) => name === asked.get('stage')) ?? null
  const page = /^[1-9]\d{0,3}$/.test(asked.get('page') ?? '') ? Number(asked.get('page')) : 1
  const query = new URLSearchParams({ search, page: String(page), ...(stage && { stage }) })
  try {
    const { data: rows, total } = await createContractStore().list(query)
    const hasOlder = page * rowsPerPage < total
    return { words: contractWords(locale), locale, rows, search, stage, page, hasOlder }
  } catch (err) {
    if (!(err instanceof RecordsUnavailable)) throw err
    log.error({ err }, 'contracts could not be listed')
    throw unavailableResponse()
  }
}
