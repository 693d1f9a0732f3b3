import { brokenForm, formErrorResponse } from './form-error'
import { readForm } from './read-form.server'

/** The form that an action received. Throws the error response of a form that cannot be read. */
export async function getForm(request: Request): Promise<FormData> {
  const read = await readForm(request)
  if (!('form' in read)) throw formErrorResponse(read)
  return read.form
}

/** The revision of the record that the sender of a form saw. Throws a 400 response where the form names none. */
export function getRevision(form: FormData): number {
  const revision = Number(form.get('revision'))
  if (!Number.isSafeInteger(revision) || revision < 1) throw formErrorResponse(brokenForm)
  return revision
}

/** The key of a form, by which one that is sent twice is known. Throws a 400 response where the form names none. */
export function getFormKey(form: FormData): string {
  const key = form.get('formKey')
  if (typeof key !== 'string' || !/^[0-9a-f-]{36}$/.test(key)) throw formErrorResponse(brokenForm)
  return key
}
