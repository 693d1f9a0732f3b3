import { expect, it } from 'vitest'
import type { PrivateRecords } from '~/platform/content/private-records.server'
import { sampleAgreedStay } from '~/testing/factories/agreed-stay'
import { createAgreedStayStore } from './agreed-stay-store.server'

it('lists stays until the CMS has no more', async () => {
  const pages = [
    { data: [sampleAgreedStay({ reference: 'CS-1' })], next: 7 },
    { data: [sampleAgreedStay({ reference: 'CS-2' })], next: null },
  ]
  const asked: string[] = []
  const read: PrivateRecords['read'] = async (schema, path) => {
    asked.push(path)
    return schema.parse(pages[asked.length - 1])
  }
  const never = () => Promise.reject(new Error('never'))
  const stays = await createAgreedStayStore({ read, add: never, change: never }).list('2027-04-01')
  expect(stays.map(({ reference }) => reference)).toEqual(['CS-1', 'CS-2'])
  expect(asked).toEqual([
    'stays-ahead?from=2027-01-01&after=0',
    'stays-ahead?from=2027-01-01&after=7',
  ])
})
