import type { SentReview } from '~content/review'
import { maxReviewLength, maxReviewNameLength } from '~content/review-stage'
import { type ReviewAspect, reviewAspects, type ReviewRatings } from '~content/review-ratings'
import { formText } from '~/platform/body/form-text'

type Field = ReviewAspect | 'text' | 'name'

/** The fields of the form in the order of the page. */
export const reviewFields: readonly Field[] = [...reviewAspects, 'text', 'name']

export type ReviewProblem = 'missing' | 'tooLong'
export type ReviewProblems = Partial<Record<Field, ReviewProblem>>

/** What was entered, so that nothing is lost. */
export type ReviewValues = Record<Field, string>

type ReadReview = { values: ReviewValues } & (
  | { outcome: 'valid'; review: Pick<SentReview, 'name' | 'text' | 'ratings'> }
  | { outcome: 'invalid'; problems: ReviewProblems }
)

/** What the form of a review holds: five ratings, a text and a name, or what is wrong with them, by field. */
export function readReviewForm(form: FormData): ReadReview {
  const values = readValues(form)
  const problems: ReviewProblems = {}
  const ratings: Partial<ReviewRatings> = {}
  for (const aspect of reviewAspects) {
    if (/^[1-5]$/.test(values[aspect])) ratings[aspect] = Number(values[aspect])
    else problems[aspect] = 'missing'
  }
  const { text, name } = values
  if (text === '') problems.text = 'missing'
  if (text.length > maxReviewLength) problems.text = 'tooLong'
  if (name === '') problems.name = 'missing'
  if (name.length > maxReviewNameLength) problems.name = 'tooLong'
  return isComplete(ratings) && Object.keys(problems).length === 0
    ? { outcome: 'valid', values, review: { name, text, ratings } }
    : { outcome: 'invalid', problems, values }
}

function isComplete(ratings: Partial<ReviewRatings>): ratings is ReviewRatings {
  return reviewAspects.every((aspect) => ratings[aspect] !== undefined)
}

/** A name is one line. */
function readValues(form: FormData): ReviewValues {
  const ratings = Object.fromEntries(
    reviewAspects.map((aspect) => [aspect, formText(form, aspect)]),
  )
  return {
    ...(ratings as Record<ReviewAspect, string>),
    text: formText(form, 'text'),
    name: formText(form, 'name')
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .trim(),
  }
}

/** A name that says little, to begin with: "Ana Lucía Xicará Poz" is proposed as "Ana P.". */
export function proposedName(fullName: string): string {
  const [first = '', ...others] = fullName.trim().split(/\s+/)
  const [initial] = Array.from(others.at(-1) ?? '')
  return initial ? `${first} ${initial.toUpperCase()}.` : first
}
