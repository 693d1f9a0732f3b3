import classes from './stay-total.module.css'

type StayTotalProps = {
  total: string
  /** Such as "3 nights"; null before there are dates. */
  length: string | null
  /** While the server works out the price, the total is pale. */
  isChecking: boolean
}

/** What the chosen stay comes to, above how long it is. */
export function StayTotal({ total, length, isChecking }: StayTotalProps) {
  return (
    <p className={classes.total} data-checking={isChecking || undefined}>
      <strong>{total}</strong> <span>{length}</span>
    </p>
  )
}
