import type { Core } from '@strapi/strapi'
import { expect, it } from 'vitest'
import { hasOtherSharedValues } from '../src/languages/has-other-shared-values'

const stored = {
  name: 'Casa Ñandú',
  noBathroom: 1.5,
  checkInTimeStart: '15:00:00.000',
  finishDate: new Date('2027-01-01T06:00:00.000Z'),
  image: { id: 7, name: 'court.jpg' },
  bedrooms: [{ id: 31, typeBathroom: 'none', beds: [{ id: 51, bed: 'single', noBed: 2 }] }],
}

const strapi = {
  plugin: () => ({
    service: () => ({
      getNonLocalizedAttributes: () => Object.keys(stored).filter((name) => name !== 'name'),
      getNestedPopulateOfNonLocalizedAttributes: () => [],
    }),
  }),
  db: { query: () => ({ findOne: async () => stored }) },
  contentType: () => ({ attributes: { image: { type: 'media' } } }),
} as unknown as Core.Strapi

const isOther = (form: Record<string, unknown>) =>
  hasOtherSharedValues(strapi, 'api::rental.rental', {}, form)

it('the form of an entry has the values of the entry, whatever the ids of its components', async () => {
  const beds = [{ __temp_key__: 'a0', noBed: 2, bed: 'single', note: null }]
  const form = {
    ...stored,
    name: 'Another house',
    finishDate: '2027-01-01T06:00:00.000Z',
    image: 7,
    bedrooms: [{ id: 99, typeBathroom: 'none', beds }],
  }
  expect(await isOther(form)).toBe(false)
  expect(await isOther({ name: 'Another house' })).toBe(false)
})

it.each([
  { noBathroom: 2 },
  { image: null },
  { finishDate: null },
  { bedrooms: [] },
  { bedrooms: [{ typeBathroom: 'none', beds: [{ bed: 'single', noBed: 3 }] }] },
])('a form with an earlier value has another one: %j', async (form) => {
  expect(await isOther(form)).toBe(true)
})
