import { answerPlaceholders, type AnswerPlaceholder } from '~content/answer-placeholder'

export type AnswerValues = Partial<Record<AnswerPlaceholder, string>>

const placeholder = /\{\{\s*(\w+)\s*\}\}/g

/** Fills a prepared text in. What is not known stays as `{{name}}`, so that staff see what they have to write. */
export function fillAnswer(text: string, values: AnswerValues): string {
  return text.replace(placeholder, (whole, name: string) => {
    const known = answerPlaceholders.find((each) => each === name)
    return (known && values[known]) || whole
  })
}

/** The placeholders that a text still has, each once, as they are written. */
export function listUnfilled(text: string): string[] {
  return [...new Set(text.match(placeholder) ?? [])]
}
