import { isFieldName } from './field-name'
import { isFieldValue } from './field-value'
import { formLimits } from './form-limits'
import { brokenForm, largeForm, type FormError } from './form-error'

/** Collects the fields of a form within its limits. */
export function createFieldCollector() {
  const form = new FormData()
  let fields = 0
  let length = 0

  return {
    form,
    /** Adds a field. Returns the error to answer if it is not allowed. */
    add(name: string, value: string): FormError | null {
      if (!isFieldName(name) || !isFieldValue(value)) return brokenForm
      length += Buffer.byteLength(name) + Buffer.byteLength(value)
      if (++fields > formLimits.fields || length > formLimits.text) return largeForm
      form.append(name, value)
      return null
    },
  }
}
