import type * as z from 'zod'
import {
  contractAnswerSchema,
  contractHashAnswerSchema,
  contractListSchema,
  type Contract,
  type ContractChange,
  type ContractRow,
  type NewContract,
} from '~content/contract'
import { env } from '~/platform/env/env.server'
import { seconds } from '~/platform/units/duration'
import { waitingSchema } from './waiting-schema'

const patience = seconds(10)

/** The CMS, which keeps the contracts, could not be asked: nobody knows whether anything was done. */
export class ContractsUnavailable extends Error {
  override name = 'ContractsUnavailable'
}

type SignedHash = z.infer<typeof contractHashAnswerSchema>['data']

export type ContractStore = {
  create: (contract: NewContract) => Promise<void>
  find: (reference: string) => Promise<Contract | null>
  findByLink: (linkHash: string) => Promise<Contract | null>
  /** The contract as it is now; null where somebody else changed it meanwhile or it may not change so. */
  change: (reference: string, change: ContractChange) => Promise<Contract | null>
  list: (query: URLSearchParams) => Promise<{ data: ContractRow[]; total: number }>
  /** References of contracts that wait for a guest. */
  listWaiting: () => Promise<string[]>
  findSigned: (hash: string) => Promise<SignedHash>
}

/** Contracts as the CMS keeps them. Every call throws `ContractsUnavailable` where it cannot be asked. */
export function createContractStore(
  cms = { url: env.CMS_URL, token: env.CMS_CONTRACT_TOKEN },
): ContractStore {
  async function ask(method: string, path: string, body?: object): Promise<Response> {
    try {
      return await fetch(`${cms.url}/api/${path}`, {
        method,
        headers: { Authorization: `Bearer ${cms.token}`, 'Content-Type': 'application/json' },
        body: body ? JSON.stringify(body) : null,
        signal: AbortSignal.timeout(patience),
      })
    } catch (error) {
      throw new ContractsUnavailable('The CMS cannot be asked about contracts', { cause: error })
    }
  }

  async function read<Schema extends z.ZodType>(
    schema: Schema,
    path: string,
  ): Promise<z.infer<Schema>> {
    return parse(schema, await ask('GET', path))
  }

  return {
    async create(contract) {
      await parse(contractAnswerSchema, await ask('POST', 'contracts', contract))
    },
    find: async (reference) =>
      (await read(contractAnswerSchema, `contracts/${encodeURIComponent(reference)}`)).data,
    findByLink: async (linkHash) =>
      (await read(contractAnswerSchema, `contract-links/${linkHash}`)).data,
    async change(reference, change) {
      const answer = await ask('PUT', `contracts/${encodeURIComponent(reference)}`, change)
      if (answer.status === 409 || answer.status === 404) {
        await answer.body?.cancel()
        return null
      }
      return (await parse(contractAnswerSchema, answer)).data
    },
    list: (query) => read(contractListSchema, `contracts?${query}`),
    listWaiting: async () => (await read(waitingSchema, 'contracts-waiting')).data,
    findSigned: async (hash) =>
      (await read(contractHashAnswerSchema, `contract-hashes/${hash}`)).data,
  }
}

async function parse<Schema extends z.ZodType>(
  schema: Schema,
  answer: Response,
): Promise<z.infer<Schema>> {
  const text = await answer.text()
  if (!answer.ok) {
    throw new ContractsUnavailable(`The CMS answered ${answer.status}: ${text.slice(0, 300)}`)
  }
  return schema.parse(JSON.parse(text))
}
