import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { LeadReply } from '~/features/leads/form/lead-reply'
import { Breadcrumb } from '~/features/site/head/breadcrumb'
import { useSite } from '~/features/site/use-site'
import { formatLongDay } from '~/platform/time/format-long-day'
import { href } from '~/routing/href'
import cover from '~/ui/layout/cover-link.module.css'
import { newsletterTrail } from './newsletter-head'
import classes from './newsletter.module.css'
import type { IssueCard, NewsletterData } from './read-newsletter.server'
import { SignUp } from './sign-up'

type NewsletterPageProps = { data: NewsletterData; reply: LeadReply | undefined }

/** The archive: all letters, newest first, and the form for the next one. */
export function NewsletterPage({ data, reply }: NewsletterPageProps) {
  const { t } = useTranslation('newsletter')
  const site = useSite()
  return (
    <div className="content">
      <Breadcrumb steps={newsletterTrail(data.words.title, site)} />
      <h1 className={classes.title}>{t('title')}</h1>
      <p className={classes.lead}>{t('lead')}</p>
      {data.issues.length === 0 ? (
        <p className={classes.lead}>{t('none')}</p>
      ) : (
        <ol className={classes.issues} aria-label={t('letters')}>
          {data.issues.map((issue) => (
            <li key={issue.id}>
              <IssueLine issue={issue} />
            </li>
          ))}
        </ol>
      )}
      <SignUp form={data.form} reply={reply} />
    </div>
  )
}

function IssueLine({ issue: { slug, title, intro, sentOn } }: { issue: IssueCard }) {
  const { locale } = useSite()
  return (
    <article className={classes.issue}>
      <time className={classes.day} dateTime={sentOn}>
        {formatLongDay(sentOn, locale)}
      </time>
      <div>
        <h2 className={classes.name}>
          <Link to={href('newsletterIssue', locale, { slug })} className={cover.link}>
            {title}
          </Link>
        </h2>
        <p className={classes.intro}>{intro}</p>
      </div>
    </article>
  )
}
