import { useEffect } from 'react'
import { forgetConfirmed } from '~/features/inquiries/requirement/forget-confirmed'
import { useSite } from '~/features/site/use-site'
import { useTranslation } from 'react-i18next'
import { href } from '~/routing/href'
import { ButtonLink } from '~/ui/button/button'
import { needs } from '~/ui/layout/needs-scripts'
import classes from './thank-you-page.module.css'
import { NextSteps } from './next-steps'
import { Postcard } from './postcard'
import type { ThankYouData } from './read-thank-you.server'

/** Thanks, what comes next, and the ways on (contracts-and-routes.md §2.6). */
export function ThankYouPage(data: ThankYouData) {
  const { title, message, isInquiry, reference, buttons } = data
  const { t } = useTranslation('confirmation')
  const { locale } = useSite()
  useEffect(() => {
    if (reference && isInquiry) void forgetConfirmed(reference)
  }, [reference, isInquiry])
  return (
    <div className={`content ${classes.page}`} {...needs('at-once')}>
      <div className={classes.thanks}>
        <Postcard className={classes.picture} />
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.message}>{message}</p>
        {reference && (
          <p className={classes.reference}>
            <span>{t('reference')}</span>
            <strong>{reference}</strong>
          </p>
        )}
        <div className={classes.buttons}>
          {buttons.map(({ label, page }, index) => (
            <ButtonLink
              key={label}
              kind={index === 0 ? 'primary' : 'secondary'}
              to={href(page, locale)}
            >
              {label}
            </ButtonLink>
          ))}
        </div>
      </div>
      <NextSteps {...data} />
    </div>
  )
}
