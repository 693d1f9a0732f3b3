import { useTranslation } from 'react-i18next'
import type { Locale } from '~content/locale'
import { reviewAspects, type ReviewRatings } from '~content/review-ratings'
import { RatingMark } from '~/ui/rating/rating-mark'
import classes from './review-words.module.css'

type ReviewWordsProps = {
  /** From 1 to 5; null before the guest has written. */
  ratings: ReviewRatings | null
  text: string | null
  language: Locale
}

/** What a guest has written, as the guest and the team read it again: each rating, and the text. */
export function ReviewWords({ ratings, text, language }: ReviewWordsProps) {
  const { t } = useTranslation('detail')
  return (
    <>
      {ratings && (
        <dl className={classes.ratings}>
          {reviewAspects.map((aspect) => (
            <div key={aspect}>
              <dt>{t(`reviews.aspects.${aspect}`)}</dt>
              <dd>
                <RatingMark
                  rating={ratings[aspect]}
                  words={t('reviews.rated', { rating: ratings[aspect] })}
                />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <blockquote lang={language} className={classes.text}>
        {text}
      </blockquote>
    </>
  )
}
