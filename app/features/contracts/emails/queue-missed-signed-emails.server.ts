import { startCmsJob } from '~/platform/nodes/start-cms-job.server'
import type { Outbox } from '~/platform/outbox/create-outbox.server'
import { outbox } from '~/platform/outbox/outbox.server'
import { days, minutes } from '~/platform/units/duration'
import { createContractStore, type ContractStore } from '../store/contract-store.server'
import { queueSignedEmails, signatureKey } from './queue-signed-emails.server'

type MissedParts = {
  store: Pick<ContractStore, 'listSigned' | 'find'>
  queue: Pick<Outbox, 'accept' | 'findId'>
  now: Date
}

/** How far back each run looks. Earlier runs have handled what is older. */
const lookBack = days(7)

/**
 * Queues e-mails that are missing for stored signatures: the node died in between, the outbox was unavailable, or the
 * answer of the CMS was lost. Throws `RecordsUnavailable` and errors of the outbox's database.
 */
export async function queueMissedSignedEmails({ store, queue, now }: MissedParts): Promise<void> {
  for (const signed of await store.listSigned(new Date(now.getTime() - lookBack))) {
    if ((await queue.findId(signatureKey(signed))) !== null) continue
    const contract = await store.find(signed.reference)
    const version = contract?.versions.find((one) => one.version === signed.version)
    if (contract && version) await queueSignedEmails(contract, version, queue)
  }
}

/** Starts the job that looks for signatures without e-mails. Resolves with how to stop. */
export async function startSignatureMails(): Promise<() => Promise<void>> {
  return startCmsJob({ name: 'signature e-mails', every: minutes(1) }, async () => {
    await queueMissedSignedEmails({
      store: createContractStore(),
      queue: outbox(),
      now: new Date(),
    })
  })
}
