import * as z from 'zod'
import {
  contractAnswerSchema,
  contractHashAnswerSchema,
  contractListSchema,
  type Contract,
  type ContractChange,
  type ContractRow,
  type NewContract,
  contractReferenceSchema,
  type SignedVersion,
  signedVersionsSchema,
} from '~content/contract'
import { privateRecords } from '~/platform/content/private-records.server'

const waitingSchema = z.object({ data: z.array(contractReferenceSchema) })

type SignedHash = z.infer<typeof contractHashAnswerSchema>['data']

export type ContractStore = {
  create: (contract: NewContract) => Promise<void>
  find: (reference: string) => Promise<Contract | null>
  findByLink: (linkHash: string) => Promise<Contract | null>
  /**
   * The contract as it is now; null if it changed meanwhile or the change is not allowed. Signing books the nights of
   * its rental: it throws `RecordConflict` where they are taken.
   */
  change: (reference: string, change: ContractChange) => Promise<Contract | null>
  list: (query: URLSearchParams) => Promise<{ data: ContractRow[]; total: number }>
  /** References of contracts that wait for a guest. */
  listWaiting: () => Promise<string[]>
  listSigned: (since: Date) => Promise<SignedVersion[]>
  findSigned: (hash: string) => Promise<SignedHash>
}

/** Contracts as the CMS keeps them. Every call throws `RecordsUnavailable` if the CMS is unreachable. */
export function createContractStore(records = privateRecords()): ContractStore {
  const pathOf = (reference: string) => `contracts/${encodeURIComponent(reference)}`
  return {
    async create(contract) {
      await records.add(contractAnswerSchema, 'contracts', contract)
    },
    find: async (reference) => (await records.read(contractAnswerSchema, pathOf(reference))).data,
    findByLink: async (linkHash) =>
      (await records.read(contractAnswerSchema, `contract-links/${linkHash}`)).data,
    change: async (reference, change) =>
      (await records.change(contractAnswerSchema, pathOf(reference), change))?.data ?? null,
    list: (query) => records.read(contractListSchema, `contracts?${query}`),
    listWaiting: async () => (await records.read(waitingSchema, 'contracts-waiting')).data,
    listSigned: async (since) =>
      (await records.read(signedVersionsSchema, `contracts-signed?since=${since.toISOString()}`))
        .data,
    findSigned: async (hash) =>
      (await records.read(contractHashAnswerSchema, `contract-hashes/${hash}`)).data,
  }
}
