import { useTranslation } from 'react-i18next'
import { AskUs } from '~/features/site/contact/ask-us'
import { formatDay } from '~/platform/time/format-day'
import { href } from '~/routing/href'
import { ButtonLink } from '~/ui/button/button'
import { Photo } from '~/ui/media/photo'
import { ReviewWords } from '../review-words'
import type { ReviewReply } from './answer-review-page.server'
import type { ReviewPageData } from './read-review-page.server'
import { ReviewForm } from './review-form'
import classes from './review-page.module.css'

type ReviewPageProps = { data: ReviewPageData; reply: ReviewReply | undefined }

/** What the link in a guest's mail opens: the form, or why there is none. Works without script. */
export function ReviewPage({ data, reply }: ReviewPageProps) {
  const { t } = useTranslation('reviews')
  const { state, house, stay, locale, isSent } = data
  const day = (date: string) => formatDay(date, locale)
  const words = isSent ? 'sent' : state
  return (
    <div className={`content ${classes.page}`}>
      <header className={classes.head}>
        {house.picture && (
          <Photo
            picture={house.picture.picture}
            alt={house.picture.alt}
            sizes="(min-width: 40rem) 10rem, 100vw"
            widest={960}
            eager
            className={classes.picture}
          />
        )}
        <div>
          <p className={classes.house}>{house.name}</p>
          <h1 className={classes.title}>{words === 'open' ? t('title') : t(`${words}Title`)}</h1>
          {stay?.startDate && stay.endDate && (
            <p className={classes.stayed}>
              {t('stayed', { start: day(stay.startDate), end: day(stay.endDate) })}
            </p>
          )}
        </div>
      </header>
      {words === 'open' ? (
        <>
          <p className={classes.lead}>{t('lead')}</p>
          <ReviewForm proposedName={data.proposedName} reply={reply} />
        </>
      ) : (
        <>
          <p className={classes.lead} role="status">
            {t(words)}
          </p>
          <SentReview data={data} />
          {state === 'cancelled' && <AskUs />}
          <p className={classes.ways}>
            {house.path && <ButtonLink href={house.path}>{t('house')}</ButtonLink>}
            <ButtonLink kind="text" href={href('home', locale)}>
              {t('home')}
            </ButtonLink>
          </p>
        </>
      )}
    </div>
  )
}

function SentReview({ data: { sent } }: { data: ReviewPageData }) {
  const { t } = useTranslation('reviews')
  if (!sent) return null
  return (
    <section className={`panel ${classes.sent}`} aria-labelledby="yours">
      <h2 id="yours">{t('yours')}</h2>
      <ReviewWords {...sent} />
      <p className={classes.by}>{sent.name}</p>
    </section>
  )
}
