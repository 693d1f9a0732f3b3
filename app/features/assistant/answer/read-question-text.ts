import { isFieldValue } from '~/platform/body/field-value'
import { maxQuestionLength } from './question-limits'

/** The question of a request, on one line; null if it is missing or too long. */
export function readQuestionText(value: unknown): string | null {
  if (typeof value !== 'string' || !isFieldValue(value)) return null
  const question = value.replace(/\s+/g, ' ').trim()
  return question === '' || question.length > maxQuestionLength ? null : question
}
