import { createFieldCollector } from './field-collector'
import { formLimits } from './form-limits'
import { brokenForm, largeForm, type FormError } from './form-error'
import type { ReadForm } from './read-form.server'
import { readLimited } from './read-limited'

/** Escaping makes a byte three. */
const mostBytes = 3 * formLimits.text

/** Reads `a=1&b=2`. Escapes that are broken or no UTF-8 are refused, not guessed at. */
export async function readUrlEncoded(
  body: ReadableStream<Uint8Array> | null,
): Promise<ReadForm | FormError> {
  const bytes = await readLimited(body, mostBytes)
  if (!bytes) return largeForm
  const fields = createFieldCollector()
  for (const pair of bytes.toString('latin1').split('&')) {
    if (pair === '') continue
    const equals = pair.indexOf('=')
    const name = decode(equals === -1 ? pair : pair.slice(0, equals))
    const value = equals === -1 ? '' : decode(pair.slice(equals + 1))
    if (name === null || value === null) return brokenForm
    const refusal = fields.add(name, value)
    if (refusal) return refusal
  }
  return { form: fields.form }
}

/** Browsers escape every byte beyond ASCII. */
function decode(text: string): string | null {
  if (/[\x80-\xff]/.test(text)) return null
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return null
  }
}
