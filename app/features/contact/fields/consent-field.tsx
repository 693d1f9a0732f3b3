import type { FieldMetadata } from '@conform-to/react'
import { useTranslation } from 'react-i18next'
import { CheckboxField } from '~/ui/forms/checkbox-field'
import classes from './consent-field.module.css'

type ConsentFieldProps = {
  field: FieldMetadata<boolean>
  /** Where the privacy policies stand. */
  policiesHref: string
  /** Where the terms stand, for a form that asks to accept them as well. */
  termsHref?: string
}

/** The consent checkbox. Its texts open in another tab, so that what was typed stays. */
export function ConsentField({ field, policiesHref, termsHref }: ConsentFieldProps) {
  const { t } = useTranslation('forms')
  return (
    <div>
      <CheckboxField field={field} label={t(termsHref ? 'consentWithTerms' : 'consent')} />
      {termsHref && <TextLink href={termsHref} label={t('readTerms')} />}
      <TextLink href={policiesHref} label={t('readPolicies')} />
    </div>
  )
}

function TextLink({ href, label }: { href: string; label: string }) {
  const { t } = useTranslation('layout')
  return (
    <a href={href} target="_blank" rel="noopener" className={classes.policies}>
      {label}
      <span className="visually-hidden"> {t('opensInNewTab')}</span>
    </a>
  )
}
