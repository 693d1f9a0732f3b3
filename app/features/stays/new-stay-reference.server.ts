import { codeOf } from '~/platform/links/short-code.server'

/**
 * The code of a stay that the team begins, `S-7K2M9QAB`: the same for the same form with the same input, so that a
 * double click begins one, and a corrected form another.
 */
export function newStayReference(form: string): string {
  return `S-${codeOf(`stay of form ${form}`)}`
}
