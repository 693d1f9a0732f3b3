import { createFieldCollector } from './field-collector'
import { brokenForm, largeForm, unknownForm, type FormError } from './form-error'
import { formLimits } from './form-limits'
import { readLimited } from './read-limited'
import { readMultipart } from './read-multipart.server'
import { urlEncodedPairs } from './url-encoded-pairs'

export type ReadForm = { form: FormData }

/** Escaping makes three bytes of one. */
const maxEncodedBytes = 3 * formLimits.text

/**
 * The only way to read a form without files: checks its type, size, encoding, and the number and names of its fields
 * before anything else parses it. `request.formData()` has none of these limits. Resolves with the form or with the
 * error to answer, for any body.
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

async function readUrlEncoded(
  body: ReadableStream<Uint8Array> | null,
): Promise<ReadForm | FormError> {
  const bytes = await readLimited(body, maxEncodedBytes)
  if (!bytes) return largeForm
  const fields = createFieldCollector()
  for (const pair of urlEncodedPairs(escapeRawBytes(bytes))) {
    if (!pair) return brokenForm
    const error = fields.add(...pair)
    if (error) return error
  }
  return { form: fields.form }
}

/** Browsers escape every byte beyond ASCII. A raw one becomes a malformed escape, so that its pair is rejected. */
function escapeRawBytes(bytes: Buffer): string {
  return bytes.toString('latin1').replace(/[\x80-\xff]/g, '%~')
}
