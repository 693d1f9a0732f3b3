import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { LeadReply } from '~/features/leads/form/lead-reply'
import { Breadcrumb } from '~/features/site/head/breadcrumb'
import { useSite } from '~/features/site/use-site'
import { formatLongDay } from '~/platform/time/format-long-day'
import { href } from '~/routing/href'
import { Photo } from '~/ui/media/photo'
import { newsletterTrail } from './newsletter-head'
import classes from './newsletter.module.css'
import type { IssueCard, IssueData } from './read-newsletter.server'
import { SignUp } from './sign-up'

type IssuePageProps = { data: IssueData; reply: LeadReply | undefined }

/** A letter as it was sent, its neighbours, and the form for the next one. */
export function IssuePage({ data, reply }: IssuePageProps) {
  const site = useSite()
  const { issue, words, form } = data
  return (
    <div className="content">
      <article className={classes.letter}>
        <Breadcrumb steps={newsletterTrail(words.title, site, issue)} />
        <time className={classes.day} dateTime={issue.sentOn}>
          {formatLongDay(issue.sentOn, site.locale)}
        </time>
        <h1 className={classes.title}>{issue.title}</h1>
        <p className={classes.lead}>{issue.intro}</p>
        {issue.picture && (
          <div className={classes.picture}>
            <Photo
              picture={issue.picture}
              alt={issue.pictureAlt}
              sizes="(min-width: 800px) 704px, 100vw"
              widest={1280}
              eager
            />
          </div>
        )}
        <div className={classes.prose} dangerouslySetInnerHTML={{ __html: issue.html }} />
      </article>
      <Neighbours data={data} />
      <SignUp form={form} reply={reply} />
    </div>
  )
}

function Neighbours({ data: { earlier, later } }: { data: IssueData }) {
  const { t } = useTranslation('newsletter')
  const { locale } = useSite()
  const link = (issue: IssueCard, label: string) => (
    <li>
      {label} <Link to={href('newsletterIssue', locale, { slug: issue.slug })}>{issue.title}</Link>
    </li>
  )
  return (
    <nav aria-label={t('letters')} className={classes.letter}>
      <ul className={classes.neighbours}>
        {earlier && link(earlier, t('earlier'))}
        {later && link(later, t('later'))}
        <li>
          <Link to={href('newsletter', locale)}>{t('all')}</Link>
        </li>
      </ul>
    </nav>
  )
}
