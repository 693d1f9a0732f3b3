import { useTranslation } from 'react-i18next'
import { RatingMark } from '~/ui/rating/rating-mark'
import type { Rating } from '../card/rating'

type CardRatingProps = {
  /** Absent before there are three reviews. */
  rating: Rating | undefined
  className?: string | undefined
}

/** What guests think of a place, in the little room of a card. */
export function CardRating({ rating, className }: CardRatingProps) {
  const { t } = useTranslation('listings')
  if (!rating) return null
  const { average, count } = rating
  const words = t('card.rating', { average: average.toFixed(1), number: count })
  return <RatingMark rating={average} note={`(${count})`} words={words} className={className} />
}
