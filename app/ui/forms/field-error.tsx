import { Icon } from '~/ui/icons/icon'
import classes from './field.module.css'
import type { FormField } from './form-field'
import { useFormMessage } from './use-form-message'

/** The error of a field, if any. */
export function FieldError({ field }: { field: FormField }) {
  const messageOf = useFormMessage()
  const message = messageOf(field.errors)
  if (!message) return null
  return (
    <p id={field.errorId} className={classes.error}>
      <Icon name="info" size={18} />
      {message}
    </p>
  )
}
