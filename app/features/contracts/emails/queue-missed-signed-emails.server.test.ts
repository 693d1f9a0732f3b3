import { expect, it, onTestFinished } from 'vitest'
import type { ContractVersion } from '~content/contract'
import { createOutbox } from '~/platform/outbox/create-outbox.server'
import { describeOnBothEngines } from '~/testing/database/describe-on-both-engines'
import { fakeContractStore } from '~/testing/fake-contract-store'
import { sampleContract } from '~/testing/factories/contract'
import { queueMissedSignedEmails } from './queue-missed-signed-emails.server'
import { queueSignedEmails } from './queue-signed-emails.server'

const now = new Date('2026-11-22T15:30:00Z')
const version: ContractVersion = {
  version: 1,
  signedAt: '2026-11-22T15:29:00.000Z',
  hash: 'b'.repeat(64),
  content: '{}',
  pdfFile: 'c'.repeat(40),
  pdfHash: 'd'.repeat(64),
}
const signed = sampleContract({ stage: 'signed', versions: [version] })

describeOnBothEngines('e-mails of signatures', ({ newLocation }) => {
  async function openOutbox() {
    const outbox = createOutbox({ location: await newLocation() })
    onTestFinished(() => outbox.close())
    return outbox
  }

  it('are queued later, and once, where the node died before it queued them', async () => {
    const outbox = await openOutbox()
    const store = fakeContractStore([signed, sampleContract({ reference: 'C-WAITING' })])
    const parts = { store, queue: outbox, now }
    await Promise.all([queueMissedSignedEmails(parts), queueMissedSignedEmails(parts)])
    await queueMissedSignedEmails(parts)
    expect(await outbox.figures()).toEqual({ waiting: 1, deadLetters: 0 })
  })

  it('are not queued again where they were, also after the contract has changed', async () => {
    const outbox = await openOutbox()
    await queueSignedEmails(signed, version, outbox)
    const changed = { ...signed, guestEmail: 'other@example.com', linkNumber: 2 }
    await queueSignedEmails(changed, version, outbox)
    await queueMissedSignedEmails({ store: fakeContractStore([changed]), queue: outbox, now })
    expect(await outbox.figures()).toEqual({ waiting: 1, deadLetters: 0 })
  })

  it('are queued for the next version, too, and for none of a time that was looked at before', async () => {
    const outbox = await openOutbox()
    const second = { ...version, version: 2 }
    const old = { ...version, signedAt: '2026-11-01T15:00:00.000Z' }
    const store = fakeContractStore([
      { ...signed, versions: [version, second] },
      sampleContract({ reference: 'C-LONGAGO', stage: 'signed', versions: [old] }),
    ])
    await queueMissedSignedEmails({ store, queue: outbox, now })
    expect(await outbox.figures()).toEqual({ waiting: 2, deadLetters: 0 })
  })
})
