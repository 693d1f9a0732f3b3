import type { FieldMetadata } from '@conform-to/react'
import { useTranslation } from 'react-i18next'
import { CheckboxField } from '~/ui/forms/checkbox-field'
import classes from './consent-field.module.css'

type ConsentFieldProps = {
  field: FieldMetadata<boolean>
  /** Where the privacy policies stand. */
  policiesHref: string
}

/** The box without which nothing is sent. The policies open beside the form, so that nothing is lost. */
export function ConsentField({ field, policiesHref }: ConsentFieldProps) {
  const { t } = useTranslation('forms')
  const { t: layout } = useTranslation('layout')
  return (
    <div>
      <CheckboxField field={field} label={t('consent')} />
      <a href={policiesHref} target="_blank" rel="noopener" className={classes.policies}>
        {t('readPolicies')}
        <span className="visually-hidden"> {layout('opensInNewTab')}</span>
      </a>
    </div>
  )
}
