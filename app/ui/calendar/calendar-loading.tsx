import classes from './calendar-loading.module.css'

/** The place of a calendar until its script is there. */
export function CalendarLoading({ kind }: { kind: 'day' | 'stay' | 'search' }) {
  return <div className={classes[kind]} />
}
