import { expect, it } from 'vitest'
import { RecordsUnavailable } from '~/platform/content/private-records.server'
import { hours, minutes } from '~/platform/units/duration'
import { sampleContractInquiry } from '~/testing/factories/contract-inquiry'
import { cv, startStore } from '~/testing/private-store'
import { sweepInquiryFiles } from './sweep-inquiry-files.server'

/** An inquiry with a photo of its submission and a new document, and a photo of a change that was not stored. */
async function changedInquiry() {
  const { store: files, clock } = await startStore()
  const keep = async (kind: string, owner: string) => {
    const { id } = await files.keep({ ...cv, kind })
    await files.claim([{ id, kind }], owner)
    return { id, name: cv.name }
  }
  const photo = await keep('inquiry-photo', 'the-first-key')
  const document = await keep('inquiry-document', 'CS-7K2M9Q')
  const left = await keep('inquiry-photo', 'CS-7K2M9Q')
  const inquiry = sampleContractInquiry({ photo, document })
  const store = {
    find: async (reference: string) => (reference === inquiry.reference ? inquiry : null),
  }
  return { files, store, inquiry, left, now: clock.now + hours(2), sentAt: clock.now }
}

it('deletes what a change that was not stored left, and nothing that the inquiry names', async () => {
  const { inquiry, left, sentAt, ...parts } = await changedInquiry()
  // The sender may still be trying.
  expect(await sweepInquiryFiles({ ...parts, now: sentAt + minutes(59) })).toBe(0)
  expect(await sweepInquiryFiles(parts)).toBe(1)
  expect(await parts.files.find(left.id)).toBeNull()
  expect(await parts.files.find(inquiry.photo?.id ?? '')).not.toBeNull()
  expect(await parts.files.find(inquiry.document?.id ?? '')).not.toBeNull()
})

it('deletes nothing of an inquiry of which the CMS says nothing', async () => {
  const { left, ...parts } = await changedInquiry()
  const away = { find: async () => Promise.reject(new RecordsUnavailable('away')) }
  await expect(sweepInquiryFiles({ ...parts, store: away })).rejects.toThrow('away')
  expect(await sweepInquiryFiles({ ...parts, store: { find: async () => null } })).toBe(0)
  expect(await parts.files.find(left.id)).not.toBeNull()
})
