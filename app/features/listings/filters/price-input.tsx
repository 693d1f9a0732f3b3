import { useState } from 'react'
import classes from './field.module.css'

type PriceInputProps = {
  name: string
  label: string
  min: number
  max: number
  value: number
  /** What the field stands for while nothing is in it. */
  empty: number
  onType: (value: number) => void
  /** The visitor has left the field after typing, or has pressed Enter. */
  onTyped: (value: number) => void
}

/**
 * A price as a whole number, also one between the steps of the slider. It tells the form once it is typed to its end,
 * and brings one that is out of bounds into them: an invalid field would keep the whole form from filtering.
 */
export function PriceInput({ label, value, empty, onType, onTyped, ...input }: PriceInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  function finish() {
    if (typed === null) return
    setTyped(null)
    onTyped(typed === '' ? empty : withinBounds(Number(typed), input))
  }
  return (
    <label>
      <span className={classes.label}>{label}</span>
      <input
        {...input}
        type="number"
        inputMode="numeric"
        className={classes.input}
        step={1}
        value={typed ?? value}
        onChange={(event) => {
          // The form would apply each digit.
          event.stopPropagation()
          const text = event.target.value
          setTyped(text)
          onType(text === '' ? empty : Number(text))
        }}
        onBlur={finish}
        onKeyDown={({ key }) => key === 'Enter' && finish()}
      />
    </label>
  )
}

function withinBounds(value: number, { min, max }: { min: number; max: number }): number {
  return Math.min(Math.max(Math.round(value), min), max)
}
