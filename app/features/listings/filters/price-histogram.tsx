import { useTranslation } from 'react-i18next'
import classes from './price-histogram.module.css'

type PriceHistogramProps = {
  /** Places for each step of the slider; the last is all above it. */
  counts: number[]
  /** The steps that the chosen range covers, both included. */
  from: number
  to: number
}

/** How many places cost how much, above the slider. */
export function PriceHistogram({ counts, from, to }: PriceHistogramProps) {
  const { t } = useTranslation('listings')
  const most = Math.max(...counts, 1)
  return (
    <div className={classes.histogram} role="img" aria-label={t('placesByPrice')}>
      {counts.map((count, step) => (
        <span
          key={step}
          className={classes.bar}
          data-chosen={(step >= from && step <= to) || undefined}
          style={{ height: `${Math.ceil((count / most) * 100)}%` }}
        />
      ))}
    </div>
  )
}
