import { isFieldValue } from '~/platform/body/field-value'
import { questionLengthAtMost } from './question-limits'

/** The question that somebody sent, on one line; null where there is none, or more than one can be. */
export function readQuestionText(value: unknown): string | null {
  if (typeof value !== 'string' || !isFieldValue(value)) return null
  const question = value.replace(/\s+/g, ' ').trim()
  return question === '' || question.length > questionLengthAtMost ? null : question
}
