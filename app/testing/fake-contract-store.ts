import type { Contract, ContractChange } from '~content/contract'
import { mayFollow } from '~content/contract-stage'
import type { ContractStore } from '~/features/contracts/store/contract-store.server'

/** Contracts in memory, with the CMS's own rules about changing them. */
export function fakeContractStore(
  contracts: Contract[],
  changes: ContractChange[] = [],
): ContractStore {
  const find = (reference: string) =>
    contracts.find((contract) => contract.reference === reference) ?? null
  return {
    async create({ events, ...contract }) {
      if (find(contract.reference)) return
      contracts.push({ ...contract, revision: 1, events, versions: [] })
    },
    find: async (reference) => find(reference),
    findByLink: async (linkHash) => contracts.find((one) => one.linkHash === linkHash) ?? null,
    async change(reference, change) {
      const before = find(reference)
      if (before?.revision !== change.revision) return null
      if (change.set.stage && !mayFollow(before.stage, change.set.stage)) return null
      changes.push(change)
      const after: Contract = {
        ...before,
        ...change.set,
        revision: before.revision + 1,
        events: [...before.events, ...change.events],
        versions: change.signed ? [...before.versions, change.signed] : before.versions,
      }
      contracts[contracts.indexOf(before)] = after
      return after
    },
    list: async () => ({ data: [], total: 0 }),
    listWaiting: async () => contracts.map(({ reference }) => reference),
    listSigned: async (since) =>
      contracts.flatMap(({ reference, versions }) =>
        versions
          .filter(({ signedAt }) => new Date(signedAt) >= since)
          .map(({ version }) => ({ reference, version })),
      ),
    async findSigned(hash) {
      const versions = contracts.flatMap((contract) => contract.versions)
      const found = versions.find((one) => one.hash === hash || one.pdfHash === hash)
      if (!found) return null
      return { kind: found.hash === hash ? 'document' : 'pdf', signedAt: found.signedAt }
    },
  }
}
