import { useTranslation } from 'react-i18next'
import type { ShownReview } from '~content/rental-reviews'
import { reviewAspects } from '~content/review-ratings'
import type { ListingDetail } from '~/features/catalogue/detail/listing-detail'
import { useSite } from '~/features/site/use-site'
import { formatDay } from '~/platform/time/format-day'
import { buttonClass } from '~/ui/button/button-class'
import { RatingMark } from '~/ui/rating/rating-mark'
import { openReviews } from './open-reviews'
import classes from './reviews.module.css'
import { Section } from './section'

/** What guests say, the newest first; figures from three reviews on (operations.md §6). */
export function Reviews({ listing: { reviews, rating } }: { listing: ListingDetail }) {
  const { t } = useTranslation('detail')
  if (!reviews) return null
  const { newest, count } = reviews
  const more = newest.slice(openReviews)
  return (
    <Section title={t('reviews.title')} anchor="reviews">
      {rating && (
        <div className={classes.figures}>
          <RatingMark
            rating={rating.average}
            note={t('reviews.number', { number: count })}
            words={t('reviews.of', { average: rating.average.toFixed(1), number: count })}
            className={classes.average}
          />
          <dl className={classes.aspects}>
            {reviewAspects.map((aspect) => (
              <div key={aspect}>
                <dt>{t(`reviews.aspects.${aspect}`)}</dt>
                <dd>
                  <svg viewBox="0 0 5 1" preserveAspectRatio="none" aria-hidden="true">
                    <rect width={reviews.averages[aspect]} height="1" />
                  </svg>
                  {reviews.averages[aspect].toFixed(1)}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      <ReviewItems reviews={newest.slice(0, openReviews)} />
      {more.length > 0 && (
        <details className={classes.more}>
          <summary className={buttonClass({})}>
            {newest.length < count
              ? t('reviews.newest', { shown: newest.length, number: count })
              : t('reviews.all', { number: count })}
          </summary>
          <ReviewItems reviews={more} />
        </details>
      )}
    </Section>
  )
}

function ReviewItems({ reviews }: { reviews: readonly ShownReview[] }) {
  const { t } = useTranslation('detail')
  const { locale } = useSite()
  return (
    <ul className={classes.reviews}>
      {reviews.map(({ name, day, rating, text, language, answer }, index) => (
        <li key={index}>
          <p className={classes.by}>
            <strong>{name}</strong>
            <RatingMark rating={rating} words={t('reviews.rated', { rating: rating.toFixed(1) })} />
            <time dateTime={day}>{formatDay(day, locale)}</time>
          </p>
          <p lang={language} className={classes.text}>
            {text}
          </p>
          {answer && (
            <div className={classes.answer}>
              <p>
                <strong>{t('reviews.answer')}</strong>
              </p>
              <p className={classes.text}>{answer}</p>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
