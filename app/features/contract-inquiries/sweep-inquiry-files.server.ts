import { contractInquirySubmissionSchema } from '~content/contract-inquiry'
import { documentFiles } from '~/features/leads/document/document-files'
import type { PrivateStore } from '~/platform/files/store/create-private-store.server'
import { privateStore } from '~/platform/files/store/private-store.server'
import { sweepClaimedFiles } from '~/platform/files/store/sweep-claimed-files.server'
import { log } from '~/platform/log/log.server'
import { startCmsJob } from '~/platform/nodes/start-cms-job.server'
import { hours } from '~/platform/units/duration'
import { createInquiryStore, type InquiryStore } from './inquiry-store.server'

type SweepParts = {
  store: Pick<InquiryStore, 'find'>
  files: Pick<PrivateStore, 'listOwners' | 'listOwned' | 'remove'>
  now: number
}

const kinds = documentFiles.map(({ kind }) => kind)
const { reference } = contractInquirySubmissionSchema.shape

/**
 * Deletes files that came with a change of an inquiry that could not be stored; the first files of an inquiry belong to
 * its submission and stay. Returns how many it deleted. Throws `RecordsUnavailable` and `StorageUnavailable`: while the
 * CMS cannot be asked, nothing is deleted.
 */
export async function sweepInquiryFiles({ store, files, now }: SweepParts): Promise<number> {
  return sweepClaimedFiles({
    files,
    kinds,
    now,
    async drop(owner, ids) {
      const inquiry = reference.safeParse(owner).success ? await store.find(owner) : null
      if (!inquiry) return 0
      let dropped = 0
      for (const id of ids) {
        const isNamed = documentFiles.some(({ id: field }) => inquiry[field]?.id === id)
        if (!isNamed && (await files.remove(id, owner))) dropped++
      }
      return dropped
    },
  })
}

/** Begins to sweep the files of contract inquiries. Resolves with how to stop. */
export async function startInquiryFileSweep(): Promise<() => Promise<void>> {
  return startCmsJob({ name: 'inquiry files', every: hours(1) }, async () => {
    const parts = { store: createInquiryStore(), files: privateStore(), now: Date.now() }
    const dropped = await sweepInquiryFiles(parts)
    if (dropped > 0) log.info({ dropped }, 'unused inquiry files deleted')
  })
}
