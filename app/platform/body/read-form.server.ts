import { unknownForm, type FormError } from './form-error'
import { readMultipart } from './read-multipart.server'
import { readUrlEncoded } from './url-encoded'

export type ReadForm = { form: FormData }

/**
 * The one gate between the body of a form and everything that parses it: types, sizes, encoding, number
 * and names of the fields. `request.formData()` has none of these limits. Resolves with the form or with
 * why it was refused, for any body.
 */
export async function readForm(request: Request): Promise<ReadForm | FormError> {
  const header = request.headers.get('Content-Type') ?? ''
  const [type = '', ...parameters] = header.split(';')
  const charset = parameters.find((each) => /^\s*charset=/i.test(each))
  if (charset && !/^\s*charset="?utf-?8"?\s*$/i.test(charset)) return unknownForm
  switch (type.trim().toLowerCase()) {
    case 'application/x-www-form-urlencoded':
      return readUrlEncoded(request.body)
    case 'multipart/form-data':
      return readMultipart(request.body, header)
    default:
      return unknownForm
  }
}
