import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '~/ui/button/button'
import { needs } from '~/ui/layout/needs-scripts'
import classes from './guest-counter.module.css'

type GuestCounterProps = {
  name: string
  label: string
  value: number
  min: number
  /** Of all guests together. The field alone takes as many, so that a form can go down from any number. */
  max: number
  /** Guests that the form counts elsewhere; steps and typed numbers leave room for them. */
  others: number
  onChange: (value: number) => void
}

/** Steps by one, or takes a number; without script it is a field for a number. */
export function GuestCounter(props: GuestCounterProps) {
  const { name, label, value, min, max, others, onChange } = props
  const { t } = useTranslation('listings')
  const ownMax = Math.max(min, max - others)
  /** What stands in the field while the visitor types; it may be no number yet. */
  const [typed, setTyped] = useState<string | null>(null)

  function change(number: number) {
    if (number !== value) onChange(number)
  }

  function type(text: string) {
    setTyped(text)
    const number = wholeNumber(text)
    if (number !== null && number >= min && number <= ownMax) change(number)
  }

  function finish() {
    if (typed === null) return
    setTyped(null)
    change(Math.max(min, Math.min(ownMax, wholeNumber(typed) ?? value)))
  }

  return (
    <div className={classes.counter}>
      <label htmlFor={`guests-${name}`}>{label}</label>
      <IconButton
        kind="secondary"
        icon="minus"
        label={t('fewerGuests', { what: label })}
        className="needs-script"
        {...needs('step-down')}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      />
      <input
        id={`guests-${name}`}
        type="number"
        inputMode="numeric"
        name={name}
        min={min}
        max={max}
        value={typed ?? value}
        className={classes.number}
        onChange={(event) => {
          // A form that listens learns of numbers alone, by `onChange`.
          event.stopPropagation()
          type(event.target.value)
        }}
        onBlur={finish}
        onKeyDown={({ key }) => key === 'Enter' && finish()}
      />
      <IconButton
        kind="secondary"
        icon="plus"
        label={t('moreGuests', { what: label })}
        className="needs-script"
        {...needs('step-up')}
        disabled={value >= ownMax}
        onClick={() => onChange(value + 1)}
      />
    </div>
  )
}

function wholeNumber(text: string): number | null {
  const number = Number(text)
  return text !== '' && Number.isInteger(number) ? number : null
}
