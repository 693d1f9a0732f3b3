import { expect, it } from 'vitest'
import type { Locale } from '~content/locale'
import { normalize } from './normalize'
import { readAges } from './read-ages'
import { readMonths } from './read-section'
import { writeDigits } from './write-digits'

const agesIn = (sentence: string, language: Locale) =>
  readAges(writeDigits(normalize(sentence), language))

it.each([
  ['2 adults and a 2 year old', 'en', 1],
  ['a one year old and a 4-year-old boy', 'en', 2],
  ['two 5-year-olds', 'en', 2],
  ['2 adults and two 5-year-old boys', 'en', 2],
  ['for 4, 1 year old baby', 'en', 1],
  ['we are 6, 2 year old included', 'en', 1],
  ['2 kids aged 4 and 6', 'en', 2],
  ['kids 4, 6 and 8 years old', 'en', 3],
  ['kids 4, 6, 8 years old', 'en', 3],
  ['kids ages 3, 5', 'en', 2],
  ['kids aged 4 to 6', 'en', 2],
  ['an 18 months old baby', 'en', 1],
  ['my parents, 70 years old', 'en', 0],
  ['children under 5 years', 'en', 0],
  ['1 niño de 4 años', 'es', 1],
  ['un bebé de 6 meses', 'es', 1],
  ['un bebé de año y medio, un niño de un año', 'es', 1],
  ['un niño de 4 años y otro de 6 años', 'es', 2],
  ['2 niños (4 y 6 años)', 'es', 2],
  ['hijos de 4, 6 y 8 años', 'es', 3],
  ['niños de 4, 6 años', 'es', 2],
  ['un niño de 4 años, otro de 6 años', 'es', 2],
  ['mi hija tiene 15 años', 'es', 1],
  ['2 adultos de 70 años', 'es', 0],
  ['2 adults, 1 year old baby', 'en', 1],
  ['mi hijo, 15 años', 'es', 1],
  ['un bebé, 6 meses de edad', 'es', 1],
  ['niños menores de 12 años', 'es', 0],
] as const)('%s', (sentence, language, children) => {
  const { value, rest } = agesIn(sentence, language)
  expect(value).toBe(children)
  expect(readMonths(rest).value).toBeNull()
})

it.each([
  ['our one year anniversary', 'en'],
  ['celebrating 10 years of marriage', 'en'],
  ['married for 5 years', 'en'],
  ['we stayed with you 2 years ago', 'en'],
  ['celebramos 5 años de casados', 'es'],
  ['nuestro aniversario de 5 años', 'es'],
  ['cumplimos un año de novios', 'es'],
] as const)('hears no lease in %s', (sentence, language) => {
  const { value, rest } = agesIn(sentence, language)
  expect(value).toBe(0)
  expect(readMonths(rest).value).toBeNull()
})

it.each([
  ['1 adulto 1 año', 'es', 12, 0],
  ['2 adultos, un año', 'es', 12, 0],
  ['2 adults 1 year lease', 'en', 12, 0],
  ['casa para mis padres 2 años', 'es', 24, 0],
  ['apartment for my son, 1 year', 'en', 12, 0],
  ['familia con 2 niños, un año', 'es', 12, 0],
  ['kids aged 4, 1 year lease', 'en', 12, 1],
  ['kids aged 4 and 6, 6 months', 'en', 6, 2],
] as const)('tells people from their lease: %s', (sentence, language, months, children) => {
  const { value, rest } = agesIn(sentence, language)
  expect(value).toBe(children)
  expect(readMonths(rest).value).toBe(months)
})

it.each([
  ['for 2 years with 2 kids', 'en', 24],
  ['a house for 6 months', 'en', 6],
  ['2 adultos y un niño por 6 meses', 'es', 6],
  ['familia con 2 niños, 6 meses', 'es', 6],
  ['por 6 meses con un bebé de 3 meses', 'es', 6],
  ['contrato de 2 años', 'es', 24],
] as const)('leaves a lease as it is: %s', (sentence, language, months) => {
  expect(readMonths(agesIn(sentence, language).rest).value).toBe(months)
})
