import { locales, type Locale } from '~content/locale'
import { isFieldValue } from '~/platform/body/field-value'
import { readForm } from '~/platform/body/read-form.server'
import { readFields } from '~/platform/body/read-fields.server'

type Payload = Readonly<Record<string, unknown>>

export type SentToCall = { form: FormData; language: Locale } | { status: 400 | 413 | 415 }

/**
 * The body of a call that takes a form: the form of a page, or JSON, which `payloadForm` makes the same form.
 * The language is the one that it names.
 */
export async function readSentForm(
  request: Request,
  payloadForm: (payload: Payload) => FormData,
): Promise<SentToCall> {
  const isJson = /^application\/json\b/i.test(request.headers.get('Content-Type') ?? '')
  const read = isJson ? await readFields(request) : await readForm(request)
  if ('status' in read) return read
  const form = 'form' in read ? read.form : payloadForm(read.fields)
  const isFine = [...form.values()].every(
    (value) => typeof value === 'string' && isFieldValue(value),
  )
  return isFine ? { form, language: findLocale(form.get('language_code')) } : { status: 400 }
}

function findLocale(language: unknown): Locale {
  return locales.find((locale) => locale === language) ?? 'en'
}
