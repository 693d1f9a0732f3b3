import { Form, useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { maxReviewAnswerLength } from '~content/review-stage'
import privatePage from '~/features/private-pages/private-page.module.css'
import { StageBadge } from '~/features/staff/lists/stage-badge'
import { formatDay } from '~/platform/time/format-day'
import { formatMoment } from '~/platform/time/format-moment'
import { href } from '~/routing/href'
import { Button } from '~/ui/button/button'
import field from '~/ui/forms/field.module.css'
import { ReviewWords } from '../review-words'
import type { StaffReviewData } from './read-staff-review.server'
import type { ReviewReply } from './review-decision'
import classes from './staff-review-page.module.css'
import { toneOfReview } from './review-tone'

type StaffReviewPageProps = { data: StaffReviewData; reply: ReviewReply | undefined }

/** One review: what the guest says, and what the team decides about it. Works without script. */
export function StaffReviewPage({ data, reply }: StaffReviewPageProps) {
  const { t } = useTranslation('reviews')
  const { review, locale, title, house, done } = data
  const { stage, stay, rentalName, reference, decidedBy } = review
  return (
    <>
      <p>
        <a href={href('staffReviews', locale)}>{t('staff.toList')}</a>
      </p>
      <div className={privatePage.head}>
        <h1 className={privatePage.title}>{title}</h1>
        <code>{reference}</code>
        <StageBadge tone={toneOfReview[stage]}>{t(`staff.stages.${stage}`)}</StageBadge>
      </div>
      <p className={privatePage.lead}>
        <strong>{rentalName}</strong>
        {stay?.startDate && stay.endDate && (
          <>
            {' · '}
            <time dateTime={stay.startDate}>{formatDay(stay.startDate, locale)}</time>
            {' – '}
            <time dateTime={stay.endDate}>{formatDay(stay.endDate, locale)}</time>
          </>
        )}
      </p>
      <p className={privatePage.actions}>
        {stay ? (
          <a href={href('staffStay', locale, { id: reference })}>{t('staff.stay')}</a>
        ) : (
          t('staff.imported')
        )}
        {house && <a href={house}>{t('staff.page')}</a>}
      </p>
      {done && !reply && (
        <p role="status" className={privatePage.done}>
          {t(`staff.done.${done}`)}
        </p>
      )}
      {reply && (
        <p role="alert" className={privatePage.problem}>
          {t(`staff.problems.${reply.problem}`)}
        </p>
      )}
      {stage === 'asked' ? (
        <p className={privatePage.none}>{t('staff.waits')}</p>
      ) : (
        <div className={classes.sides}>
          <Words data={data} />
          <Decision data={data} reply={reply} />
        </div>
      )}
      {decidedBy && (
        <p className={privatePage.lead}>
          {t('staff.decidedBy', { name: decidedBy.replace(/^staff: /, '') })}
        </p>
      )}
    </>
  )
}

function Words({ data: { review, locale } }: { data: StaffReviewData }) {
  const { t } = useTranslation('reviews')
  const { language, at, name } = review
  return (
    <section className={`panel ${classes.part}`} aria-label={name ?? ''}>
      <ReviewWords {...review} />
      <p className={classes.about}>
        <time dateTime={at}>{formatMoment(at, locale)}</time> · {t('staff.language')}{' '}
        {t(`staff.languages.${language}`)}
      </p>
    </section>
  )
}

function Decision({ data: { review }, reply }: StaffReviewPageProps) {
  const { t } = useTranslation('reviews')
  const { pathname } = useLocation()
  const isShown = review.stage === 'approved'
  // Who decided at the same time may have answered.
  const answerNow = reply?.problem === 'outdated' ? review.answer : null
  return (
    <Form
      reloadDocument
      method="post"
      action={pathname}
      className={`panel ${classes.part}`}
      aria-labelledby="decide"
    >
      <h2 id="decide">{t('staff.decide')}</h2>
      {/* A change of an older revision than the present one is refused. */}
      <input type="hidden" name="revision" value={reply?.revision ?? review.revision} />
      {answerNow && (
        <p className={classes.about}>
          {t('staff.answerNow')} <q>{answerNow}</q>
        </p>
      )}
      <div className={field.field}>
        <label htmlFor="answer" className={field.label}>
          {t('staff.answer')}
        </label>
        <textarea
          id="answer"
          name="answer"
          rows={4}
          maxLength={maxReviewAnswerLength}
          defaultValue={
            answerNow ? reply?.answer || answerNow : (reply?.answer ?? review.answer ?? '')
          }
          aria-describedby="answer-hint"
          className={field.textarea}
        />
        <p id="answer-hint" className={field.hint}>
          {t('staff.answerHint')}
        </p>
      </div>
      <div className={privatePage.actions}>
        <Button type="submit" kind="primary" name="do" value="approve">
          {t(isShown ? 'staff.save' : 'staff.approve')}
        </Button>
        {review.stage !== 'refused' && (
          <Button type="submit" name="do" value="refuse">
            {t(isShown ? 'staff.hide' : 'staff.refuse')}
          </Button>
        )}
      </div>
    </Form>
  )
}
