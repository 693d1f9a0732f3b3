import { describe, expect, it } from 'vitest'
import type { Locale } from '~content/locale'
import { normalize } from './normalize'
import { readPrice } from './read-price'
import { writeDigits } from './write-digits'

const priceIn = (sentence: string, language: Locale = 'en') =>
  readPrice(writeDigits(normalize(sentence), language), language).value

describe('a price in a sentence', () => {
  it.each([
    ['under $200 a night', null, 200, 'USD', 'night'],
    ['up to 1,500 dollars per month', null, 1500, 'USD', 'month'],
    ['under $12,000 a year', null, 1000, 'USD', 'month'],
    ['between $100 and $150', 100, 150, 'USD', null],
    ['$100-150 per night', 100, 150, 'USD', 'night'],
    ['more than 300 dollars', 300, null, 'USD', null],
    ['max Q1,200/night', null, 1200, 'GTQ', 'night'],
    ['my budget is $900 in total', null, 900, 'USD', 'stay'],
    ['around $100', 80, 120, 'USD', null],
    ['under 500k', null, 500_000, 'USD', null],
    ['$1.2 million', null, 1_200_000, 'USD', null],
    ['under two hundred dollars', null, 200, 'USD', null],
  ])('%s', (sentence, min, max, currency, period) => {
    expect(priceIn(`a house ${sentence} in Antigua`)).toEqual({ min, max, currency, period })
  })

  it.each([
    ['menos de $200', null, 200, 'USD', null],
    ['por menos de 1,600 quetzales la noche', null, 1600, 'GTQ', 'night'],
    ['entre Q800 y Q1,500', 800, 1500, 'GTQ', null],
    ['hasta 250 mil dólares', null, 250_000, 'USD', null],
    ['máximo Q12,000 al mes', null, 12_000, 'GTQ', 'month'],
    ['arriba de doscientos dólares', 200, null, 'USD', null],
    ['entre $9,600 y $12,000 al año', 800, 1000, 'USD', 'month'],
    ['menos de 3 millones de quetzales', null, 3_000_000, 'GTQ', null],
    // Nobody pays so many dollars for a night.
    ['menos de 2000 la noche', null, 2000, 'GTQ', 'night'],
  ])('%s', (sentence, min, max, currency, period) => {
    expect(priceIn(`una casa ${sentence} en Antigua`, 'es')).toEqual({ min, max, currency, period })
  })

  it.each([
    ['casa para 4 a $100 por noche', null, 100, 'USD', 'night'],
    ['casa para 6 a Q1500 la noche', null, 1500, 'GTQ', 'night'],
    ['para 6 y $200 máximo', null, 200, 'USD', null],
    ['familia de 4 y 200 dólares', null, 200, 'USD', null],
    ['apartamento en zona 10 a $80', null, 80, 'USD', null],
    ['sleeps 8 - $300', null, 300, 'USD', null],
    ['for 30 - $900', null, 900, 'USD', null],
    ['house for 6 from $100 to $150', 100, 150, 'USD', null],
    ['para 6 de $100 a $150', 100, 150, 'USD', null],
    ['for 100 to 150 dollars', 100, 150, 'USD', null],
    ['between 20 and 50 dollars', 20, 50, 'USD', null],
  ] as const)(
    'is no span with the number of guests: %s',
    (sentence, min, max, currency, period) => {
      expect(priceIn(sentence)).toEqual({ min, max, currency, period })
    },
  )

  it.each([
    ['hostel 15-25 usd a night', 15, 25, 'USD', 'night'],
    ['de 15 a 25 dólares', 15, 25, 'USD', null],
    ['apartamento en zona 10 a 80 dólares', null, 80, 'USD', null],
    ['familia de 4 a 100 dólares', null, 100, 'USD', null],
    ['for 4 to $100', null, 100, 'USD', null],
    ['zona 10 - $80', null, 80, 'USD', null],
    ['long term rental 5-8k quetzales', 5000, 8000, 'GTQ', null],
    ['Q800 to 1.5k', 800, 1500, 'GTQ', null],
  ] as const)('begins low, or is one price: %s', (sentence, min, max, currency, period) => {
    expect(priceIn(sentence)).toEqual({ min, max, currency, period })
  })

  it.each([
    ['$700 a week', 'en', 100, 'USD'],
    ['under $700 per week for 4', 'en', 100, 'USD'],
    ['budget 700 usd/week', 'en', 100, 'USD'],
    ['$700 weekly in Antigua', 'en', 100, 'USD'],
    ['500 dólares a la semana', 'es', 71, 'USD'],
    ['presupuesto de Q4,200 semanales', 'es', 600, 'GTQ'],
    ['máximo Q4,200 por semana', 'es', 600, 'GTQ'],
  ] as const)('of a week is that of its nights: %s', (sentence, language, max, currency) => {
    const { value, rest } = readPrice(normalize(sentence), language)
    expect(value).toEqual({ min: null, max, currency, period: 'night' })
    expect(rest).not.toMatch(/week|semana/)
  })

  it('is not of a week that is how long the stay is', () => {
    expect(priceIn('$120 a night for a week')).toMatchObject({ max: 120, period: 'night' })
    expect(priceIn('under $120 in Antigua, a week')).toMatchObject({ max: 120, period: null })
  })

  it('uses up what says that it is a limit', () => {
    for (const sentence of ['$200 máximo', '$200 or less', '$200 como máximo']) {
      expect(readPrice(normalize(sentence), 'en').rest, sentence).toMatch(/^[ |]*$/)
    }
  })

  it('is none where a number counts people, rooms or nights', () => {
    const sentences = [
      'up to 8 people',
      'at least 3 bedrooms',
      'under 12 guests',
      'less than 30 nights',
      'from 10 to 14',
      'for 6',
    ]
    for (const sentence of sentences) expect(priceIn(sentence), sentence).toBeNull()
  })
})
