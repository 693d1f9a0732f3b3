import type { Core } from '@strapi/strapi'
import { expect, describe, it } from 'vitest'
import { someLead } from '../../app/testing/factories/lead'
import { contractInquiryEntry } from '../src/submissions/contract-inquiry-entry'
import { storeSubmission } from '../src/submissions/store-submission'

type Row = { submissionId: string; reference: string; fingerprint: string; documentId: string }

const entry = { submissionId: 'one', reference: 'CS-0001', fingerprint: 'f' }

/** A table with unique columns, in which other requests write just before ours. */
function table(overtakenBy: Row[], failure = new Error('UNIQUE constraint failed')) {
  const rows: Row[] = []
  const matching = (where: Partial<Row>) =>
    rows.filter((row) =>
      Object.entries(where).every(([key, value]) => row[key as keyof Row] === value),
    )
  const create = async ({ data }: { data: Omit<Row, 'documentId'> }) => {
    const other = overtakenBy.shift()
    if (other) {
      rows.push(other)
      throw failure
    }
    const row = { ...data, documentId: `document-${rows.length}` }
    rows.push(row)
    return row
  }
  const query = () => ({
    findOne: async ({ where }: { where: Partial<Row> }) => matching(where)[0] ?? null,
    count: async ({ where }: { where: Partial<Row> }) => matching(where).length,
  })
  const transaction = <Result>(work: () => Promise<Result>) => work()
  const strapi = {
    db: { query, transaction },
    documents: () => ({ create }),
  } as unknown as Core.Strapi
  return {
    store: () => storeSubmission(strapi, 'api::contract-inquiry.contract-inquiry', entry),
    rows,
  }
}

describe('storing a submission while others do', () => {
  it('finds that the same one was stored in between', async () => {
    const { store, rows } = table([{ ...entry, documentId: 'theirs' }])
    expect(await store()).toEqual({
      outcome: 'known',
      stored: { documentId: 'theirs', reference: 'CS-0001', isRepetition: false },
    })
    expect(rows).toHaveLength(1)
  })

  it('finds that its id went to another one in between', async () => {
    const { store } = table([{ ...entry, fingerprint: 'other', documentId: 'theirs' }])
    expect(await store()).toEqual({ outcome: 'conflict', stored: null })
  })

  it('takes the next reference when its own went to others in between', async () => {
    const { store } = table([
      { ...entry, submissionId: 'two', documentId: 'a' },
      { ...entry, submissionId: 'three', reference: 'CS-0001-2', documentId: 'b' },
    ])
    expect(await store()).toMatchObject({ outcome: 'new', stored: { reference: 'CS-0001-3' } })
  })

  it('says so when storing fails for another reason', async () => {
    const unrelated = { ...entry, submissionId: 'two', reference: 'CS-0002', documentId: 'a' }
    const { store } = table([unrelated], new Error('disk full'))
    await expect(store()).rejects.toThrow('disk full')
  })
})

describe('the stored form of a contract inquiry', () => {
  it('has the day that it is in Guatemala', async () => {
    const query = () => ({ findMany: async () => [] })
    const strapi = { db: { query }, contentTypes: {} } as unknown as Core.Strapi
    const stamp = { submissionId: 'one', reference: 'CS-0001', linkHash: 'a'.repeat(64) }
    // Nine in the evening of the 21st.
    const receivedAt = '2026-11-22T03:00:00.000Z'
    const inquiry = { ...someLead('contractInquiry'), ...stamp, receivedAt }
    expect(await contractInquiryEntry(strapi, inquiry)).toMatchObject({
      documentCreateDate: '2026-11-21',
    })
  })
})
