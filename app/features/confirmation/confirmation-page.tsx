import { Link } from '@remix-run/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { forgetRequirement } from '~/features/inquiries/forget-requirement'
import { useSite } from '~/features/site/use-site'
import { useWhatsAppLink } from '~/features/site/use-whatsapp-link'
import { href } from '~/routing/href'
import { Icon } from '~/ui/icons/icon'
import type { ConfirmationSlug } from './confirmation-slug'
import classes from './confirmation-page.module.css'
import { Postcard } from './postcard'

type ConfirmationPageProps = { slug: ConfirmationSlug; reference: string | null }

/** Thanks, what comes next, and the ways on (contracts-and-routes.md §2.6). */
export function ConfirmationPage({ slug, reference }: ConfirmationPageProps) {
  const { t } = useTranslation('confirmation')
  const { locale } = useSite()
  const chat = useWhatsAppLink(
    reference ? t(`${slug}.whatsAppTextReference`, { reference }) : t(`${slug}.whatsAppText`),
  )
  // The form may have been sent by the browser itself, before script could see to it.
  useEffect(() => {
    if (slug === 'inquire' && reference) forgetRequirement()
  }, [slug, reference])
  const steps = ['mail', 'check', 'answer'] as const
  return (
    <div className={`content ${classes.page}`}>
      <div className={classes.thanks}>
        <Postcard className={classes.picture} />
        <h1 className={classes.title}>{t(`${slug}.title`)}</h1>
        <p className={classes.message}>{t(`${slug}.message`)}</p>
        {reference && (
          <p className={classes.reference}>
            <span>{t('reference')}</span>
            <strong>{reference}</strong>
          </p>
        )}
        <div className={classes.buttons}>
          <Link to={href('vacationRentals', locale)} className={classes.explore}>
            {t('explore')}
          </Link>
          <Link to={href('home', locale)} className={classes.home}>
            {t('home')}
          </Link>
        </div>
      </div>
      <section className={classes.next} aria-labelledby="next">
        <h2 id="next" className={classes.nextTitle}>
          {t(`${slug}.next`)}
        </h2>
        <ol className={classes.steps}>
          {steps.map((step) => (
            <li key={step}>{t(`${slug}.steps.${step}`)}</li>
          ))}
        </ol>
        <p className={classes.hurry}>
          {t(`${slug}.hurry`)}
          <a href={chat} target="_blank" rel="noopener noreferrer">
            <Icon name="whatsapp" />
            {t(`${slug}.whatsApp`)}
          </a>
        </p>
      </section>
    </div>
  )
}
