import { useTranslation } from 'react-i18next'
import type { StayProblem } from '../filters/stay-problem'
import { maxGuests } from '../search/listing-limits'
import classes from './ignored-stay.module.css'

/** Says why the stay of the address was ignored or changed; shows nothing if it counts as it is. */
export function IgnoredStay({ problem }: { problem: StayProblem | null }) {
  const { t } = useTranslation('listings')
  if (!problem) return null
  return (
    <p role="alert" className={classes.problem}>
      {t(`stayProblems.${problem}`, { most: maxGuests })}
    </p>
  )
}
