// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { requirementKey } from './requirement'
import { someRequirement } from '~/testing/factories/requirement'
import { forgetRequirement } from './forget-requirement'
import { recallRequirement } from './requirement-store'
import { keepRequirement } from './keep-requirement'

afterEach(() => localStorage.clear())

it('gives back what was kept, and nothing once it is forgotten', async () => {
  keepRequirement(someRequirement())
  expect(await recallRequirement()).toEqual(someRequirement())
  forgetRequirement()
  expect(await recallRequirement()).toBeNull()
})

it.each(['', 'null', '{', '[]', '7', '{"slug":"casa-azul"}'])(
  'takes %j for nothing',
  async (kept) => {
    localStorage.setItem(requirementKey, kept)
    expect(await recallRequirement()).toBeNull()
  },
)

it('keeps what can be read of another version, and never an address that leaves the site', async () => {
  const { slug, name, productType } = someRequirement()
  const info = { startDate: 'soon', months: '6' }
  const link = '//evil.example/casa'
  localStorage.setItem(requirementKey, JSON.stringify({ slug, name, productType, link, info }))
  expect(await recallRequirement()).toMatchObject({
    slug,
    link: '/',
    adult: 1,
    info: { startDate: 'soon', endDate: null, months: null, pet: false },
  })
})
