import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { useSite } from '~/features/site/use-site'
import { href } from '~/routing/href'
import { Postcard } from '~/features/thank-you/postcard'
import type { LeadReply } from '~/features/leads/form/lead-reply'
import { SubscriptionForm } from '~/features/leads/subscription/subscription-form'
import { Icon } from '~/ui/icons/icon'
import type { SubscribePageData } from './read-subscribe-page.server'
import classes from './subscribe-page.module.css'

type SubscribePageProps = {
  data: SubscribePageData
  /** What the page's action answered to the form, where no script sent it. */
  reply: LeadReply | undefined
}

const promises = ['houses', 'prices', 'stories', 'leave'] as const

/** What the newsletter brings, and the form for it. */
export function SubscribePage({ data, reply }: SubscribePageProps) {
  const { t } = useTranslation('subscribe')
  const { locale } = useSite()
  return (
    <div className={`content ${classes.columns}`}>
      <div>
        <Postcard className={classes.picture} />
        <h1 className={classes.title}>{t('title')}</h1>
        <p className={classes.lead}>{t('lead')}</p>
        <ul className={classes.promises} aria-label={t('promises')}>
          {promises.map((promise) => (
            <li key={promise}>
              <Icon name="check" />
              {t(promise)}
            </li>
          ))}
        </ul>
        <p className={classes.archive}>
          <Link to={href('newsletter', locale)}>{t('archive')}</Link>
        </p>
      </div>
      <section aria-labelledby="subscribe-form" className={`panel ${classes.card}`}>
        <h2 id="subscribe-form" className={classes.formTitle}>
          {t('formTitle')}
        </h2>
        <SubscriptionForm data={data.form} reply={reply} labelledBy="subscribe-form" />
      </section>
    </div>
  )
}
