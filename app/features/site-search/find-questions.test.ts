import { expect, it } from 'vitest'
import type { Locale } from '~content/locale'
import { demoFaqs } from '~/testing/factories/demo-faqs'
import { findQuestions } from './find-questions'

const faqs = { en: demoFaqs('en'), es: demoFaqs('es') }
const first = (text: string, locale: Locale) => findQuestions(faqs, locale, text)[0]?.question

it('finds an answer by another form of its words', () => {
  expect(first('cancelar', 'es')).toBe('¿Qué pasa si cancelo?')
  expect(first('cancelling', 'en')).toBe('What happens if I cancel?')
})

it('finds by the beginning of a word, too, each question once', () => {
  const found = findQuestions(faqs, 'es', 'mascot').map(({ documentId }) => documentId)
  expect(found).toContain('May I bring my dog?')
  expect(new Set(found).size).toBe(found.length)
  expect(findQuestions(faqs, 'es', 'zzyzx')).toEqual([])
})
