import { useTranslation } from 'react-i18next'
import { reviewStages } from '~content/review-stage'
import { meanRating } from '~content/review-ratings'
import { StaffList } from '~/features/staff/lists/staff-list'
import { StageBadge } from '~/features/staff/lists/stage-badge'
import { formatMoment } from '~/platform/time/format-moment'
import { href } from '~/routing/href'
import { RatingMark } from '~/ui/rating/rating-mark'
import type { ReviewListData } from './read-review-list.server'
import { toneOfReview } from './review-tone'

/** All reviews, the latest first. */
export function ReviewList({ list, locale, query, rows, hasOlder }: ReviewListData) {
  const { t } = useTranslation(['reviews', 'detail'])
  return (
    <StaffList
      page="staffReviews"
      locale={locale}
      words={list}
      title={t('reviews:staff.title')}
      lead={t('reviews:staff.lead')}
      searchBy={t('reviews:staff.searchBy')}
      stages={Object.fromEntries(
        reviewStages.map((name) => [name, t(`reviews:staff.stages.${name}`)]),
      )}
      query={query}
      hasOlder={hasOlder}
      none={t('reviews:staff.none')}
      columns={[
        t('reviews:staff.guest'),
        t('reviews:staff.house'),
        t('reviews:staff.rating'),
        list.stage,
        t('reviews:staff.at'),
        list.reference,
      ]}
      rows={rows.map(({ reference, name, guestName, rentalName, ratings, stage, at }) => ({
        key: reference,
        cells: [
          <a href={href('staffReview', locale, { id: reference })}>
            {name ?? guestName ?? t('reviews:staff.notWritten')}
          </a>,
          rentalName ?? '',
          ratings && (
            <RatingMark
              rating={meanRating(ratings)}
              words={t('detail:reviews.rated', { rating: meanRating(ratings).toFixed(1) })}
            />
          ),
          <StageBadge tone={toneOfReview[stage]}>{t(`reviews:staff.stages.${stage}`)}</StageBadge>,
          <time dateTime={at}>{formatMoment(at, locale)}</time>,
          <code>{reference}</code>,
        ],
      }))}
    />
  )
}
