import { beforeEach, expect, it, vi } from 'vitest'
import type { ContractInquiryChange } from '~content/contract-inquiry'
import type { PrivateFile } from '~/platform/files/store/private-file'
import { RecordsUnavailable } from '~/platform/content/private-records.server'
import { sampleContractInquiry } from '~/testing/factories/contract-inquiry'
import { cv, startStore } from '~/testing/private-store'
import { changeInquiry } from './change-inquiry.server'
import type { InquiryStore } from './inquiry-store.server'

const document = vi.hoisted(() => ({ isDocument: true }))
vi.mock('~/features/documents/find-document.server', () => ({
  findDocument: async () => ({ id: 'd1', title: 'Convenio', ...document }),
}))

beforeEach(() => {
  document.isDocument = true
})

const inquiry = sampleContractInquiry()

function parts(found: Partial<PrivateFile> | null = null) {
  const changes: ContractInquiryChange['set'][] = []
  const claim = vi.fn(async () => ({ outcome: 'claimed' as const, files: [] }))
  const remove = vi.fn(async (_id: string, _owner: string) => true)
  return {
    changes,
    claim,
    remove,
    store: {
      find: async () => null,
      findByLink: async () => null,
      list: async () => ({ data: [], total: 0 }),
      change: async (_: object, set: ContractInquiryChange['set']) => {
        changes.push(set)
        return inquiry
      },
    },
    files: { find: async (_id: string) => found as PrivateFile | null, claim, remove },
    language: 'es' as const,
    isStaff: true,
  }
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

it('writes what was sent and leaves the rest as it is', async () => {
  const given = parts()
  const changed = await changeInquiry(inquiry, formOf({ firstName: 'Eva' }), given)
  expect(changed.outcome).toBe('saved')
  expect(given.changes).toEqual([
    {
      contact: { ...inquiry.contact, firstName: 'Eva' },
      specialRequirement: inquiry.specialRequirement,
    },
  ])
})

it('is news for the team where its sender changed it', async () => {
  const given = parts()
  const change = { ...given, isStaff: false }
  expect((await changeInquiry(inquiry, formOf({ firstName: 'Eva' }), change)).outcome).toBe('saved')
  expect(given.changes).toEqual([expect.objectContaining({ seen: false })])
})

it('takes a phone that is given later, where there was none', async () => {
  const given = parts()
  const contact = { ...inquiry.contact, phone: null, noPhone: true }
  const without = sampleContractInquiry({ contact })
  const phone = { phone: '5555 1234', countryCode: 'GT' }
  expect((await changeInquiry(without, formOf(phone), given)).outcome).toBe('saved')
  expect(given.changes[0]?.contact).toMatchObject({ phone: '+502 5555 1234', noPhone: false })
  await changeInquiry(without, formOf({ firstName: 'Eva' }), given)
  expect(given.changes[1]?.contact).toMatchObject({ phone: null, noPhone: true })
})

it('never looks at fields that a form may not write', async () => {
  const given = parts()
  const hostile = {
    isEdit: 'true',
    seen: 'true',
    stage: 'won',
    revision: '99',
    reference: 'CS-000000',
    linkHash: '0'.repeat(64),
    contracts_ar: 'another',
    'contact.email': 'x@example.com',
    specialRequeriment: 'Otra cosa',
  }
  await changeInquiry(inquiry, formOf(hostile), given)
  expect(given.changes).toEqual([{ contact: inquiry.contact, specialRequirement: 'Otra cosa' }])
})

it('writes nothing over what changed since the form was shown, and repeats what was typed', async () => {
  const given = { ...parts(), revision: '2' }
  const stale = formOf({ firstName: 'Eva', revision: '2' })
  expect(await changeInquiry(inquiry, stale, given)).toMatchObject({
    outcome: 'outdated',
    reply: { status: 'error', initialValue: { firstName: 'Eva' } },
  })
  expect(given.changes).toEqual([])
  const present = { ...given, revision: String(inquiry.revision) }
  expect((await changeInquiry(inquiry, stale, present)).outcome).toBe('saved')
})

it('says what is wrong and writes nothing', async () => {
  const given = parts()
  const changed = await changeInquiry(inquiry, formOf({ email: 'ana@', lastName: '' }), given)
  expect(changed).toMatchObject({
    outcome: 'declined',
    reply: { error: { email: ['invalidEmail'], lastName: ['enterLastName'] } },
  })
  expect(given.changes).toEqual([])
})

it('does not tell where its files are kept', async () => {
  const id = 'c'.repeat(40)
  const changed = await changeInquiry(inquiry, formOf({ email: 'ana@', photo: id }), parts())
  const told = JSON.stringify(changed)
  expect(inquiry.document).not.toBeNull()
  expect(told).not.toContain(inquiry.document?.id)
  // What was just sent is sent again with the corrected form.
  expect(told).toContain(id)
})

it('takes a new file that is its own, and none of somebody else', async () => {
  const id = 'c'.repeat(40)
  const free = { id, kind: 'inquiry-photo', name: 'nueva.jpg', claimedBy: null }
  const given = parts(free)
  await changeInquiry(inquiry, formOf({ photo: id }), given)
  expect(given.claim).toHaveBeenCalledWith([{ id, kind: 'inquiry-photo' }], inquiry.reference)
  expect(given.changes).toMatchObject([{ photo: { id, name: 'nueva.jpg' } }])

  for (const stolen of [
    { ...free, claimedBy: 'CS-OTHER1' },
    { ...free, kind: 'career-cv' },
    null,
  ]) {
    const others = parts(stolen)
    const changed = await changeInquiry(inquiry, formOf({ photo: id }), others)
    expect(changed).toMatchObject({
      outcome: 'declined',
      reply: { error: { photo: ['fileGone'] } },
    })
    expect(others.changes).toEqual([])
    expect(others.claim).not.toHaveBeenCalled()
  }
})

it('takes the same files again after the CMS was away, and keeps them where the inquiry changed', async () => {
  const { store: files } = await startStore()
  const photo = await files.keep({ ...cv, kind: 'inquiry-photo' })
  const sent = formOf({ photo: photo.id })
  const given = { ...parts(), files }
  const press = (change: InquiryStore['change']) =>
    changeInquiry(inquiry, sent, { ...given, store: { ...given.store, change } })

  const away = async () => Promise.reject(new RecordsUnavailable('away'))
  await expect(press(away)).rejects.toThrow('away')
  expect((await press(async () => null)).outcome).toBe('outdated')
  expect((await press(given.store.change)).outcome).toBe('saved')
  expect(given.changes).toMatchObject([{ photo: { id: photo.id } }])
  expect(await files.find(photo.id)).toMatchObject({ claimedBy: inquiry.reference })
})

it('deletes a file that another one replaces', async () => {
  const id = 'c'.repeat(40)
  const found = { id, kind: 'inquiry-photo', name: 'nueva.jpg', claimedBy: null }
  const given = parts(found)
  given.files.find = async (fileId) =>
    (fileId === id ? found : { ...found, id: fileId, claimedBy: 'the-first-key' }) as PrivateFile
  await changeInquiry(inquiry, formOf({ photo: id }), given)
  expect(inquiry.photo).not.toBeNull()
  expect(given.remove.mock.calls).toEqual([[inquiry.photo?.id, 'the-first-key']])
})

it('asks for the files where there are none yet', async () => {
  const without = sampleContractInquiry({ photo: null, document: null })
  expect(await changeInquiry(without, formOf({}), parts())).toMatchObject({
    reply: { error: { photo: ['photoNeeded'], document: ['documentNeeded'] } },
  })
  document.isDocument = false
  expect((await changeInquiry(without, formOf({}), parts())).outcome).toBe('saved')
})
