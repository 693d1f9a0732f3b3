import { describe, expect, it } from 'vitest'
import type { Contract } from '~content/contract'
import { freezeContract } from '~/features/contracts/sign/freeze-contract'
import {
  sampleContract,
  sampleEvidence,
  sampleReservation,
  sampleSigner,
} from '~/testing/factories/contract'
import { fillBlocks } from '~/features/contracts/text/fill-blocks'
import { readBlocks } from '~/features/contracts/text/read-blocks.server'
import { contractChanges, signedBefore } from './contract-changes.server'

const text = '## Agreement\n\nThe price is {{fullPayment}}.\n\n{{extraTerms}}'
const terms = { ...sampleContract().terms, text }
const read = sampleReservation()
const edited = sampleReservation({ fullPayment: 1600, extraTerms: ['A cot', 'One dog'] })
const told = { link: 'x'.repeat(32), locale: 'es', signer: null } as const

function signed(contract: Contract): Contract['versions'][number] {
  const { version, reservation, language } = contract
  const content = freezeContract({
    contract,
    part: contract.guestPart,
    signedAt: new Date('2026-11-22T16:00:00Z'),
    blocks: fillBlocks(readBlocks(text), reservation, language),
    house: null,
    signatures: [sampleEvidence({ language })],
  })
  return {
    version,
    content,
    signedAt: '2026-11-22T16:00:00.000Z',
    pdfFile: 'f'.repeat(40),
    hash: 'a'.repeat(64),
    pdfHash: 'b'.repeat(64),
  }
}

it('marks what the price is made of where it came, changed or went', () => {
  const lined = (amount: number) =>
    sampleReservation({ priceLines: [{ label: '4 nights', amount }] })
  const wasAndIs = (was: typeof read, is: typeof read) => {
    const guestPart = { ...sampleContract().guestPart, lastRead: { version: 1, reservation: was } }
    const contract = sampleContract({ terms, reservation: is, guestPart })
    const { facts } = contractChanges(contract, 'en') ?? { facts: [] }
    return facts.filter(({ was }) => was !== undefined).map(({ was, value }) => [was, value])
  }
  expect(wasAndIs(read, lined(1482.5))).toEqual([['–', '4 nights: $1,482.50']])
  expect(wasAndIs(lined(1482.5), read)).toEqual([['4 nights: $1,482.50', '–']])
  expect(wasAndIs(lined(1482.5), lined(1480))).toEqual([
    ['4 nights: $1,482.50', '4 nights: $1,480'],
  ])
  expect(wasAndIs(lined(1482.5), lined(1482.5))).toEqual([])
})

const marks = (contract: Contract) =>
  (contractChanges(contract, 'en')?.blocks ?? []).flatMap(({ runs }) =>
    runs.filter(({ mark }) => mark !== 'same').map((run) => `${run.mark} ${run.text}`),
  )

describe('a contract that staff change', () => {
  it('while the guest reads it tells what changed, in figures and text', () => {
    const { guestPart } = sampleContract()
    const lastRead = { version: 1, reservation: read }
    const contract = sampleContract({
      terms,
      reservation: edited,
      guestPart: { ...guestPart, lastRead },
    })
    const changes = contractChanges(contract, 'en')
    expect(changes?.since).toBe('read')
    expect(changes?.facts.filter(({ was }) => was)).toEqual([
      { label: 'Full payment', value: '$1,600', was: '$1,482.50' },
    ])
    expect(marks(contract)).toEqual(['removed $1,482.50.', 'added $1,600.', 'added One dog'])
    const same = {
      ...contract,
      guestPart: { ...guestPart, lastRead: { ...lastRead, reservation: edited } },
    }
    expect(contractChanges(same, 'en')).toBeNull()
  })

  it('after it was signed tells of that version, and what is different from it', () => {
    const versions = [signed(sampleContract({ terms, reservation: read }))]
    const contract = sampleContract({ terms, reservation: edited, version: 2, versions })
    expect(contractChanges(contract, 'en')?.since).toBe('signed')
    expect(marks(contract)).toEqual(['removed $1,482.50.', 'added $1,600.', 'added One dog'])
    expect(signedBefore(contract, told)).toMatchObject({
      version: 1,
      moment: '22-nov-2026 10:00',
      pdf: expect.stringContaining('version=1'),
      blocks: fillBlocks(readBlocks(text), read, 'en'),
    })
  })

  it('tells the difference of the text alone where the figures were kept otherwise', () => {
    const version = signed(sampleContract({ terms, reservation: read }))
    const frozen = JSON.parse(version.content) as object
    const content = JSON.stringify({ ...frozen, reservation: { price: '1482.5' } })
    const versions = [{ ...version, content }]
    const contract = sampleContract({ terms, reservation: edited, version: 2, versions })
    expect(marks(contract)).toContain('added $1,600.')
    expect(signedBefore(contract, told)?.facts).toEqual([])
  })

  it('says nothing of a signature to one who was added after it', () => {
    const versions = [signed(sampleContract({ terms, reservation: read }))]
    const contract = sampleContract({
      terms,
      reservation: edited,
      version: 2,
      versions,
      signers: [sampleSigner()],
    })
    const { id } = sampleSigner()
    expect(contractChanges(contract, 'en', id)).toBeNull()
    expect(signedBefore(contract, { ...told, signer: id })).toBeNull()
    expect(signedBefore(contract, told)).not.toBeNull()
  })

  it('after a signature to a version that was never sealed tells of that one', () => {
    const versions = [signed(sampleContract({ terms, reservation: read }))]
    const dearer = sampleReservation({ fullPayment: 1500 })
    const signedRead = { version: 2, reservation: dearer, signedAt: '2026-11-23T16:00:00.000Z' }
    const guestPart = { ...sampleContract().guestPart, signedRead }
    const contract = sampleContract({ terms, reservation: edited, version: 3, versions, guestPart })
    expect(marks(contract)).toContain('removed $1,500.')
    expect(signedBefore(contract, told)).toMatchObject({
      version: 2,
      moment: '23-nov-2026 10:00',
      pdf: null,
      blocks: fillBlocks(readBlocks(text), dearer, 'en'),
    })
    const sealed = {
      ...contract,
      guestPart: { ...guestPart, signedRead: { ...signedRead, version: 1 } },
    }
    expect(signedBefore(sealed, told)).toMatchObject({ version: 1, pdf: expect.any(String) })
  })

  it('is no change before anybody read it, nor while the version is the one that was signed', () => {
    const contract = sampleContract({ terms, reservation: edited })
    expect(contractChanges(contract, 'en')).toBeNull()
    const versions = [signed(contract)]
    const done = { ...contract, stage: 'signed' as const, versions }
    expect(signedBefore(done, told)).toBeNull()
    expect(contractChanges(done, 'en')).toBeNull()
  })
})
