import { expect, it } from 'vitest'
import type { Contract, ContractVersion } from '~content/contract'
import { sampleContract, sampleReservation } from '~/testing/factories/contract'
import { fakeContractStore } from '~/testing/fake-contract-store'
import type { ContractForm } from '../form/contract-form-schema'
import { editLatest } from './save-contract.server'

const signed: ContractVersion = {
  version: 1,
  signedAt: '2026-11-21T16:00:00.000Z',
  content: '{}',
  hash: 'b'.repeat(64),
  pdfFile: 'c'.repeat(40),
  pdfHash: 'd'.repeat(64),
}

/** A call that changes a contract, which changes between its reading and its writing. */
async function editWhile(meanwhile: (contract: Contract) => Contract) {
  const before = sampleContract()
  const contracts = [meanwhile({ ...before, revision: before.revision + 1 })]
  const request = new Request('https://ceiba.example/api/bookings/contract/C-7K2M9Q')
  const {
    customData,
    extraTerms,
    priceLines: _,
    ...rest
  } = sampleReservation({ property: 'Casa Nueva' })
  const form: ContractForm = {
    ...rest,
    ...customData,
    extraTerms: extraTerms.join('\n'),
    language: before.language,
    template: before.terms.templateId,
  }
  const author = { request, language: 'en', name: 'Ana' } as const
  const save = { form, author, now: new Date() }
  const saved = await editLatest(fakeContractStore(contracts), before, save)
  return { saved, kept: contracts[0] }
}

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
