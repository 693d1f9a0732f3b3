import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { landingFormId } from '~/ui/blocks/landing-form-id'
import classes from './form-card.module.css'

/** The card of a landing's own form, where the buttons of the page lead. */
export function FormCard({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation('landings')
  const titleId = `${landingFormId}-title`
  return (
    <section id={landingFormId} className={classes.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.title}>
        {title || t('formTitle')}
      </h2>
      {children}
    </section>
  )
}
