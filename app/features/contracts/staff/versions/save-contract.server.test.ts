import { expect, it } from 'vitest'
import type { Contract, ContractVersion } from '~content/contract'
import { sampleContract, sampleReservation } from '~/testing/factories/contract'
import type { ContractStore } from '~/features/contracts/store/contract-store.server'
import { fakeContractStore } from '~/testing/fake-contract-store'
import type { ContractForm } from '../form/contract-form-schema'
import {
  editContract,
  editLatest,
  archiveContract,
  renewLink,
  withdrawContract,
} from './save-contract.server'

const signed: ContractVersion = {
  version: 1,
  signedAt: '2026-11-21T16:00:00.000Z',
  content: '{}',
  hash: 'b'.repeat(64),
  pdfFile: 'c'.repeat(40),
  pdfHash: 'd'.repeat(64),
}

const request = new Request('https://ceiba.example/api/bookings/contract/C-7K2M9Q')
const author = { request, language: 'en', name: 'Ana' } as const
const now = new Date()

/** Changes a contract, which changes between its reading and its writing. */
async function changeWhile(
  meanwhile: (contract: Contract) => Contract,
  change: (store: ContractStore, before: Contract) => Promise<Contract | null>,
) {
  const before = sampleContract()
  const contracts = [meanwhile({ ...before, revision: before.revision + 1 })]
  const saved = await change(fakeContractStore(contracts), before)
  return { saved, kept: contracts[0] }
}

function formOf(before: Contract): ContractForm {
  const {
    customData,
    extraTerms,
    priceLines: _,
    ...rest
  } = sampleReservation({ property: 'Casa Nueva' })
  return {
    ...rest,
    ...customData,
    extraTerms: extraTerms.join('\n'),
    language: before.language,
    template: before.terms.templateId,
  }
}

/** A call that changes a contract. */
const editWhile = (meanwhile: (contract: Contract) => Contract) =>
  changeWhile(meanwhile, (store, before) =>
    editLatest(store, before, { form: formOf(before), author, now }),
  )

it('a change by a call keeps what the guest saved meanwhile', async () => {
  const { saved, kept } = await editWhile((contract) => ({
    ...contract,
    stage: 'part',
    guestPart: { ...contract.guestPart, comments: 'A cot, please' },
  }))
  expect(saved?.reservation.property).toBe('Casa Nueva')
  expect(kept?.guestPart.comments).toBe('A cot, please')
})

it('a change by a call is rejected if the guest signed meanwhile', async () => {
  const { saved, kept } = await editWhile((contract) => ({
    ...contract,
    stage: 'signed',
    versions: [signed],
  }))
  expect(saved).toBeNull()
  expect(kept?.reservation.property).not.toBe('Casa Nueva')
})

const changes: Record<
  string,
  (store: ContractStore, before: Contract) => Promise<Contract | null>
> = {
  saved: (store, before) => editContract(store, before, { form: formOf(before), author, now }),
  withdrawn: (store, before) => withdrawContract(store, before, author),
  archived: (store, before) => archiveContract(store, before, { isArchived: true, author, now }),
  'given another link': (store, before) => renewLink(store, before, { author, now }),
}

it.each(Object.entries(changes))('is %s while the guest types', async (_, change) => {
  const typed = { comments: 'A cot, please' }
  const { saved, kept } = await changeWhile(
    (contract) => ({
      ...contract,
      stage: 'part',
      guestPart: { ...contract.guestPart, ...typed },
    }),
    change,
  )
  expect(saved).toMatchObject({ revision: 3, guestPart: typed })
  expect(kept).toEqual(saved)
})

it.each(Object.entries(changes).filter(([name]) => name !== 'archived'))(
  'is not %s once the guest has signed',
  async (_, change) => {
    const { saved, kept } = await changeWhile(
      (contract) => ({ ...contract, stage: 'signed', versions: [signed] }),
      change,
    )
    expect(saved).toBeNull()
    expect(kept).toMatchObject({ stage: 'signed', revision: 2, linkNumber: 1 })
  },
)
