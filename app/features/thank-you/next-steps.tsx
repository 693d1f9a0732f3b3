import { useTranslation } from 'react-i18next'
import { useWhatsAppLink } from '~/features/site/contact/use-whatsapp-link'
import { ButtonLink } from '~/ui/button/button'
import { Icon } from '~/ui/icons/icon'
import classes from './thank-you-page.module.css'
import type { ThankYouData } from './read-thank-you.server'

type NextStepsProps = Pick<ThankYouData, 'slug' | 'isInquiry' | 'isSale' | 'reference'>

const steps = ['mail', 'check', 'answer'] as const

type Shown = Pick<NextStepsProps, 'slug' | 'isSale'> & { words: 'inquire' | 'career' | 'lead' }

function wordsOf(step: (typeof steps)[number], { words, slug, isSale }: Shown) {
  if (words === 'inquire' && isSale && step !== 'mail') return `sale.steps.${step}` as const
  if (words === 'lead' && slug === 'landing-page' && step === 'answer') return 'landing.answer'
  return `${words}.steps.${step}` as const
}

/** What happens with what was sent; a subscription needs no steps. */
export function NextSteps({ slug, isInquiry, isSale, reference }: NextStepsProps) {
  const { t } = useTranslation('confirmation')
  const words = isInquiry ? 'inquire' : slug === 'career' ? slug : 'lead'
  const chat = useWhatsAppLink(
    reference ? t(`${words}.whatsAppTextReference`, { reference }) : t(`${words}.whatsAppText`),
  )
  if (slug === 'subscribe' || slug === 'contract') return null
  return (
    <section className={classes.next} aria-labelledby="next">
      <h2 id="next" className={classes.nextTitle}>
        {t(`${words}.next`)}
      </h2>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={step}>{t(wordsOf(step, { words, slug, isSale }))}</li>
        ))}
      </ol>
      <p className={classes.hurry}>
        {t(`${words}.hurry`)}
        <ButtonLink kind="text" href={chat} target="_blank" rel="noopener noreferrer">
          <Icon name="whatsapp" />
          {t(`${words}.whatsApp`)}
        </ButtonLink>
      </p>
    </section>
  )
}
