import classes from './rating-mark.module.css'

type RatingMarkProps = {
  /** From 1 to 5. */
  rating: number
  /** What is read out instead of star and number. */
  words: string
  /** Behind the number, e.g. how many ratings there are. */
  note?: string
  className?: string | undefined
}

/** A star and a rating with one decimal. */
export function RatingMark({ rating, words, note, className }: RatingMarkProps) {
  return (
    <span className={className ? `${classes.mark} ${className}` : classes.mark}>
      <span aria-hidden="true" className={classes.star}>
        {rating.toFixed(1)}
      </span>
      {note && (
        <span aria-hidden="true" className={classes.note}>
          {note}
        </span>
      )}
      <span className="visually-hidden">{words}</span>
    </span>
  )
}
