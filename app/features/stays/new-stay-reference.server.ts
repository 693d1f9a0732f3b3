import { codeOf } from '~/platform/links/short-code.server'

/**
 * The code of a stay that the team begins, `S-7K2M9QAB`: the same for the same form, so that a double click begins one.
 */
export function newStayReference(formKey: string): string {
  return `S-${codeOf(`stay of form ${formKey}`)}`
}
