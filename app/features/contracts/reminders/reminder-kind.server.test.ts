import { expect, it, onTestFinished, vi } from 'vitest'
import { describeOnBothEngines } from '~/testing/database/describe-on-both-engines'
import { fakeContractStore } from '~/testing/fake-contract-store'
import { sampleContract } from '~/testing/factories/contract'
import { createOutbox } from '~/platform/outbox/create-outbox.server'
import type { ContractStore } from '../store/contract-store.server'
import { remindGuests } from './remind-guests.server'
import { mailGuest, queueReminder } from './reminder-kind.server'

const { sendGuestEmail, createContractStore } = vi.hoisted(() => ({
  sendGuestEmail: vi.fn(async () => {}),
  createContractStore: vi.fn(),
}))
vi.mock('../emails/guest-email.server', () => ({ sendGuestEmail }))
vi.mock('../store/contract-store.server', () => ({ createContractStore }))

const now = new Date('2026-11-22T15:30:00Z')

describeOnBothEngines('reminders of two nodes', ({ newLocation }) => {
  async function startNodes() {
    const location = await newLocation()
    const store = fakeContractStore([sampleContract()])
    const openNode = (contracts: ContractStore) => {
      const outbox = createOutbox({ location })
      onTestFinished(() => outbox.close())
      const queue = (contract: Parameters<typeof queueReminder>[0]) =>
        queueReminder(contract, outbox)
      const remind = (at: Date) => remindGuests({ store: contracts, queue, now: at })
      const countQueued = async () => (await outbox.figures()).waiting
      return { remind, countQueued }
    }
    return { store, openNode }
  }

  it('are queued once where both look at the same moment', async () => {
    const { store, openNode } = await startNodes()
    const nodes = [openNode(store), openNode(store)] as const
    await Promise.all(nodes.map((node) => node.remind(now)))
    expect(await nodes[0].countQueued()).toBe(1)
    expect(await store.find('C-7K2M9Q')).toMatchObject({ remindersSent: 1 })
  })

  it('are queued once where a node dies between queueing and writing down', async () => {
    const { store, openNode } = await startNodes()
    const dying = openNode({ ...store, change: () => Promise.reject(new Error('killed')) })
    await dying.remind(now)
    expect(await store.find('C-7K2M9Q')).toMatchObject({ remindersSent: 0 })
    const other = openNode(store)
    await other.remind(now)
    expect(await other.countQueued()).toBe(1)
    expect(await store.find('C-7K2M9Q')).toMatchObject({ remindersSent: 1 })
  })

  it('are several where several are due, and again where the link is sent again', async () => {
    const { store, openNode } = await startNodes()
    const node = openNode(store)
    await node.remind(now)
    await node.remind(new Date('2026-11-24T15:30:00Z'))
    expect(await node.countQueued()).toBe(2)
    const sent = await store.find('C-7K2M9Q')
    const again = { sentAt: '2026-11-25T15:00:00.000Z', remindersSent: 0 }
    const { revision = 0 } = sent ?? {}
    await store.change('C-7K2M9Q', { revision, set: again, signed: null, events: [] })
    await node.remind(new Date('2026-11-26T15:30:00Z'))
    expect(await node.countQueued()).toBe(3)
  })
})

it('a queued one is not sent where the stay is lost or cancelled meanwhile', async () => {
  const contract = sampleContract({ expiresAt: '2100-01-01T12:00:00.000Z' })
  const { reference, sentAt } = contract
  const deliver = async (calledOff: boolean) => {
    createContractStore.mockReturnValue(fakeContractStore([{ ...contract, calledOff }]))
    sendGuestEmail.mockClear()
    const payload = { reference, sentAt: sentAt ?? '', number: 1 }
    await mailGuest({ payload }, { signal: new AbortController().signal })
    return sendGuestEmail.mock.calls.length
  }
  expect(await deliver(false)).toBe(1)
  expect(await deliver(true)).toBe(0)
})
