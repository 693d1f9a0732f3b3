import { useTranslation } from 'react-i18next'
import { useSite } from '~/features/site/use-site'
import { FileField } from '~/ui/forms/file-field'
import type { TextFormField } from '~/ui/forms/form-field'
import { sendAhead } from '../files/send-ahead'
import { documentFiles } from './document-files'
import classes from './identity-fields.module.css'

type IdentityFieldsProps = {
  fields: Record<'photo' | 'photoName' | 'document' | 'documentName', TextFormField>
  /** The files are there already and may be replaced. */
  isOptional?: boolean
}

/** A photo and an identity document, with what becomes of them. */
export function IdentityFields({ fields, isOptional = false }: IdentityFieldsProps) {
  const { t } = useTranslation(['leads', 'forms'])
  const { locale } = useSite()
  return (
    <fieldset className={classes.identity}>
      <legend className={classes.legend}>{t('document.identity')}</legend>
      <p className={classes.hint}>{t('document.identityHint')}</p>
      {documentFiles.map(({ id, name, file, kind, accept }) => (
        <FileField
          key={id}
          field={fields[id]}
          nameField={fields[name]}
          fileName={file}
          isOptional={isOptional}
          label={t(`document.${id}`)}
          hint={t(`document.${id}Hint`)}
          accept={accept}
          send={(chosen) => sendAhead(chosen, { kind, locale, failed: t('forms:fileNotSent') })}
        />
      ))}
    </fieldset>
  )
}
