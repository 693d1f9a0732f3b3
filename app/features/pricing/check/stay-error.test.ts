import { expect, it } from 'vitest'
import { serverWords as en } from '~/locales/en/server'
import { serverWords as es } from '~/locales/es/server'
import { stayErrors } from './stay-error'

it.each([
  ['English', en, /edit|delete/],
  ['Spanish', es, /edite|edítela|elimínel[ao]/],
] as const)('every code has its two messages in %s', (_language, { pricing }, asksFor) => {
  expect(Object.keys(pricing.errors)).toEqual([...stayErrors])
  expect(Object.keys(pricing.verify)).toEqual([...stayErrors])
  for (const code of stayErrors) expect(pricing.verify[code]).toMatch(asksFor)
})
