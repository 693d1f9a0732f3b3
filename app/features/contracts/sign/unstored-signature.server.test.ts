import { describe, expect, it } from 'vitest'
import type { PrivateStore } from '~/platform/files/store/create-private-store.server'
import { RecordConflict, RecordsUnavailable } from '~/platform/content/private-records.server'
import { hours } from '~/platform/units/duration'
import { signature, signedAt, signingDeps, signingRequest } from '~/testing/signing-deps'
import { sweepContractFiles } from '../files/sweep-contract-files.server'
import { agreementKind } from './agreement-kind'
import { signContract } from './sign-contract.server'

describe('a signature that is not stored', () => {
  const agreements = (files: PrivateStore) =>
    files
      .listOwned('C-7K2M9Q')
      .then((owned) => owned.filter(({ kind }) => kind === agreementKind).map(({ id }) => id))
  const later = signedAt.getTime() + hours(2)

  it('leaves no PDF where the contract changed meanwhile', async () => {
    const { files, parts, part, contract, store } = await signingDeps()
    await store.change('C-7K2M9Q', { revision: 1, set: {}, signed: null, events: [] })
    const signed = await signContract(
      contract,
      { request: signingRequest, language: 'en', part, signature, now: signedAt },
      parts,
    )
    expect(signed).toEqual({ outcome: 'outdated' })
    expect(await agreements(files)).toEqual([])
  })

  it('is refused where the nights are taken, and leaves no PDF', async () => {
    const { files, parts, part, contract, store } = await signingDeps()
    const change = async () => Promise.reject(new RecordConflict('taken'))
    const withoutNights = { ...parts, store: { ...store, change } }
    const signed = await signContract(
      contract,
      { request: signingRequest, language: 'en', part, signature, now: signedAt },
      withoutNights,
    )
    expect(signed).toEqual({ outcome: 'nightsTaken' })
    expect(await agreements(files)).toEqual([])
    expect(await store.find('C-7K2M9Q')).toEqual(contract)
  })

  it('leaves no PDF where the program ended between PDF and contract', async () => {
    const { files, parts, part, contract, store } = await signingDeps()
    const change = async () => Promise.reject(new RecordsUnavailable('killed here'))
    const killed = signContract(
      contract,
      { request: signingRequest, language: 'en', part, signature, now: signedAt },
      {
        ...parts,
        store: { ...store, change },
      },
    )
    await expect(killed).rejects.toThrow('killed here')
    expect(await agreements(files)).toHaveLength(1)
    // A signing may still be under way.
    expect(await sweepContractFiles({ store, files, now: signedAt.getTime() })).toBe(0)
    // The PDF, and the pictures that the contract does not name either.
    expect(await sweepContractFiles({ store, files, now: later })).toBe(3)
    expect(await files.listOwned('C-7K2M9Q')).toEqual([])
  })

  it('keeps the PDF where it was stored and only the answer was lost', async () => {
    const { files, parts, part, contract, store } = await signingDeps()
    const change: typeof store.change = async (...requested) => {
      await store.change(...requested)
      throw new RecordsUnavailable('killed here')
    }
    const killed = signContract(
      contract,
      { request: signingRequest, language: 'en', part, signature, now: signedAt },
      {
        ...parts,
        store: { ...store, change },
      },
    )
    await expect(killed).rejects.toThrow('killed here')
    expect(await sweepContractFiles({ store, files, now: later })).toBe(0)
    const { versions } = (await store.find('C-7K2M9Q')) ?? {}
    expect(await agreements(files)).toEqual(versions?.map(({ pdfFile }) => pdfFile))
  })

  it('is swept by nobody while the CMS says nothing', async () => {
    const { files, part, store } = await signingDeps()
    await files.claim([{ id: part.personalPhoto ?? '', kind: 'contract-photo' }], 'C-7K2M9Q')
    const find = async () => Promise.reject(new RecordsUnavailable('away'))
    const sweep = sweepContractFiles({ store: { ...store, find }, files, now: later })
    await expect(sweep).rejects.toThrow('away')
    expect(await files.listOwned('C-7K2M9Q')).toHaveLength(1)
  })
})
