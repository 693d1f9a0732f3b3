import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import field from '~/ui/forms/field.module.css'
import classes from './offer-form.module.css'

/** Of a field that is wrong; the first of a page has the focus and is in view, since the page comes anew. */
export function wrongField(problemId: string) {
  return { 'aria-invalid': true, 'aria-describedby': problemId, autoFocus: true } as const
}

type TextName = 'guestName' | 'guestEmail' | 'adults' | 'children' | 'validFor'

type FieldProps = {
  name: TextName
  type?: 'text' | 'email' | 'number'
  value: string
  problem: string | undefined
}

/** A labelled input of the form of an offer, with what is wrong below it. */
export function Field({ name, type = 'text', value, problem }: FieldProps) {
  const { t } = useTranslation('offers')
  return (
    <div className={field.field}>
      <label htmlFor={name}>{t(`staff.${name}`)}</label>
      <input
        id={name}
        name={name}
        type={type}
        defaultValue={value}
        min={type === 'number' ? (name === 'children' ? 0 : 1) : undefined}
        autoComplete="off"
        {...(problem && wrongField(`${name}-problem`))}
        className={field.input}
      />
      {problem && (
        <p id={`${name}-problem`} className={classes.wrong}>
          {problem}
        </p>
      )}
    </div>
  )
}

type ChoiceProps = {
  name: 'language' | 'currency' | 'validUnit'
  value: string
  children: ReactNode
}

export function Choice({ name, value, children }: ChoiceProps) {
  const { t } = useTranslation('offers')
  return (
    <div className={field.field}>
      <label htmlFor={name}>{t(`staff.${name}`)}</label>
      <select id={name} name={name} defaultValue={value} className={field.select}>
        {children}
      </select>
    </div>
  )
}

type CheckboxProps = {
  name: 'pet' | 'lateCheckIn' | 'monthlyOffer' | 'holdsNights'
  isChecked: boolean
  hint?: string
}

export function Checkbox({ name, isChecked, hint }: CheckboxProps) {
  const { t } = useTranslation('offers')
  return (
    <div>
      <label className={classes.tick}>
        <input
          type="checkbox"
          name={name}
          defaultChecked={isChecked}
          aria-describedby={hint && `${name}-hint`}
        />
        {t(`staff.${name}`)}
      </label>
      {hint && (
        <p id={`${name}-hint`} className={field.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
