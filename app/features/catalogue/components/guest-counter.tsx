import { useTranslation } from 'react-i18next'
import { IconButton } from '~/ui/button/button'
import classes from './guest-counter.module.css'

type GuestCounterProps = {
  name: string
  label: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}

/** Steps by one, or takes a number; without script it is a field for a number. */
export function GuestCounter({ name, label, value, min, max, onChange }: GuestCounterProps) {
  const { t } = useTranslation('listings')
  return (
    <div className={classes.counter}>
      <label htmlFor={`guests-${name}`}>{label}</label>
      <IconButton
        kind="secondary"
        icon="minus"
        label={t('fewerGuests', { what: label })}
        className="needs-script"
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
        value={value}
        className={classes.number}
        onChange={({ target }) => {
          const number = Number(target.value.slice(0, 2))
          onChange(Math.max(min, Math.min(max, Number.isInteger(number) ? number : min)))
        }}
      />
      <IconButton
        kind="secondary"
        icon="plus"
        label={t('moreGuests', { what: label })}
        className="needs-script"
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      />
    </div>
  )
}
