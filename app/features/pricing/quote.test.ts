import { describe, expect, it } from 'vitest'
import cases from '../../../docs/spec/pricing-cases.json'
import { quote } from './quote'

describe('the worked cases of the specification', () => {
  it.each(cases)('$name', ({ now, currency, forcedPromotionIds, rental, request, expected }) => {
    expect(quote({ now, currency, forcedPromotionIds, rental, request })).toStrictEqual(expected)
  })
})
