import {
  contractInquiryAnswerSchema,
  contractInquiryListSchema,
  type ContractInquiry,
  type ContractInquiryChange,
  type ContractInquiryRow,
} from '~content/contract-inquiry'
import { privateRecords, type PrivateRecords } from '~/platform/content/private-records.server'

export type InquiryStore = {
  find: (reference: string) => Promise<ContractInquiry | null>
  findByLink: (linkHash: string) => Promise<ContractInquiry | null>
  /** The inquiry as it is now; null if it changed meanwhile. */
  change: (
    inquiry: Pick<ContractInquiry, 'reference' | 'revision'>,
    set: ContractInquiryChange['set'],
  ) => Promise<ContractInquiry | null>
  list: (query: URLSearchParams) => Promise<{ data: ContractInquiryRow[]; total: number }>
}

/** Contract inquiries as the CMS keeps them. Every call throws `RecordsUnavailable` if the CMS is unreachable. */
export function createInquiryStore(records: PrivateRecords = privateRecords()): InquiryStore {
  const path = (reference: string) => `contract-inquiries/${encodeURIComponent(reference)}`
  const read = async (where: string) =>
    (await records.read(contractInquiryAnswerSchema, where)).data
  return {
    find: (reference) => read(path(reference)),
    findByLink: (linkHash) => read(`contract-inquiry-links/${linkHash}`),
    async change({ reference, revision }, set) {
      const change: ContractInquiryChange = { revision, set }
      const answer = await records.change(contractInquiryAnswerSchema, path(reference), change)
      return answer?.data ?? null
    },
    list: (query) => records.read(contractInquiryListSchema, `contract-inquiries?${query}`),
  }
}
