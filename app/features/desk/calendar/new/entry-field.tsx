import { useTranslation } from 'react-i18next'
import field from '~/ui/forms/field.module.css'
import entry from '../../entry-form.module.css'

export type EntryFieldProps = {
  name: 'name' | 'stay' | 'email' | 'phone'
  value: string
  problem?: string | undefined
  type?: 'text' | 'email' | 'tel'
  hint?: string
  maxLength?: number
  /** Id of what it proposes. */
  list?: string
}

/** A labelled input of the form, with its hint and what is wrong below it. */
export function EntryField({
  name,
  value,
  problem,
  hint,
  type = 'text',
  ...rest
}: EntryFieldProps) {
  const { t } = useTranslation('deskCalendar')
  const described = [problem && `${name}-problem`, hint && `${name}-hint`].filter(Boolean)
  return (
    <div className={field.field}>
      <label htmlFor={name}>{t(`new.fields.${name}`)}</label>
      <input
        {...rest}
        id={name}
        name={name}
        type={type}
        defaultValue={value}
        autoComplete="off"
        aria-invalid={problem ? true : undefined}
        aria-describedby={described.join(' ') || undefined}
        className={field.input}
      />
      {problem && (
        <p id={`${name}-problem`} className={entry.wrong}>
          {problem}
        </p>
      )}
      {hint && (
        <p id={`${name}-hint`} className={field.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
