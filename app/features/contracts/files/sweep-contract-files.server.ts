import { contractReferenceSchema } from '~content/contract'
import type { PrivateStore } from '~/platform/files/store/create-private-store.server'
import { privateStore } from '~/platform/files/store/private-store.server'
import { sweepClaimedFiles } from '~/platform/files/store/sweep-claimed-files.server'
import { log } from '~/platform/log/log.server'
import { startCmsJob } from '~/platform/nodes/start-cms-job.server'
import { hours } from '~/platform/units/duration'
import { agreementKind } from '../sign/agreement-kind'
import { createContractStore, type ContractStore } from '../store/contract-store.server'
import { dropUnusedFiles } from './drop-unused-files.server'
import { guestFileKinds } from './guest-file-kinds'

type SweepParts = {
  store: Pick<ContractStore, 'find'>
  files: Pick<PrivateStore, 'listOwners' | 'listOwned' | 'find' | 'read' | 'remove'>
  now: number
}

const kinds: readonly string[] = [...Object.values(guestFileKinds), agreementKind]

/**
 * Deletes what a crash between file and contract left behind: claimed files that their contract does not name. Returns
 * how many it deleted. Throws `RecordsUnavailable` and `StorageUnavailable`: while the CMS cannot be asked, nothing is
 * deleted.
 */
export async function sweepContractFiles({ store, files, now }: SweepParts): Promise<number> {
  return sweepClaimedFiles({
    files,
    kinds,
    now,
    async drop(owner, ids) {
      if (!contractReferenceSchema.safeParse(owner).success) return 0
      const contract = await store.find(owner)
      return contract ? dropUnusedFiles(contract, ids, files) : 0
    },
  })
}

/** Begins to sweep the files of contracts. Resolves with how to stop. */
export async function startContractFileSweep(): Promise<() => Promise<void>> {
  return startCmsJob({ name: 'contract files', every: hours(1) }, async () => {
    const parts = { store: createContractStore(), files: privateStore(), now: Date.now() }
    const dropped = await sweepContractFiles(parts)
    if (dropped > 0) log.info({ dropped }, 'unused contract files deleted')
  })
}
