import field from './field.module.css'

type HourSelectProps = {
  /** Of the time in the form, which is sent as `HH:MM`; one of a page has each name. */
  name: string
  label: string
  value: string
}

const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)

/** A time of day in whole hours. A time between them that the form had already stays among the choices. */
export function HourSelect({ name, label, value }: HourSelectProps) {
  const isBetween = /^([01]\d|2[0-3]):[0-5]\d$/.test(value) && !hours.includes(value)
  const choices = isBetween ? [...hours, value].sort() : hours
  return (
    <div className={field.field}>
      <label htmlFor={name}>{label}</label>
      <select id={name} name={name} defaultValue={value} className={field.select}>
        {choices.map((time) => (
          <option key={time}>{time}</option>
        ))}
      </select>
    </div>
  )
}
