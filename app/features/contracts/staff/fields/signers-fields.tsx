import type { FieldMetadata, FormMetadata } from '@conform-to/react'
import { useRef } from 'react'
import { maxSigners } from '~content/contract-limits'
import { locales, type Locale } from '~content/locale'
import { Button } from '~/ui/button/button'
import { FieldError } from '~/ui/forms/field-error'
import type { TextFormField } from '~/ui/forms/form-field'
import { SelectField } from '~/ui/forms/select-field'
import { TextField } from '~/ui/forms/text-field'
import { fillWords, type ContractWords } from '~/features/contracts/contract-words'
import { useRowFocus } from '~/features/contracts/use-row-focus'
import classes from '../contract-editor.module.css'

type Row = { id?: string; fullName?: string; email?: string; phone?: string; language?: Locale }

type SignersFieldsProps = {
  form: FormMetadata
  field: FieldMetadata<Row[] | undefined>
  words: ContractWords
  /** The one of the contract, with which a new row begins. */
  language: Locale
}

/** Who signs beside the guest: a row each, added and taken away with and without script. */
export function SignersFields({ form, field, words, language }: SignersFieldsProps) {
  const { staff, fields: labels } = words
  const rows = field.getFieldList()
  const list = useRef<HTMLFieldSetElement>(null)
  const { noteAdding, noteRemoving } = useRowFocus(list, rows.length)
  return (
    <fieldset ref={list} className={classes.signers} id={field.id} tabIndex={-1}>
      <legend>{staff.signersHeading}</legend>
      <p className={classes.lead}>{staff.signersHint}</p>
      <FieldError field={field} />
      {rows.map((row, index) => {
        const names = row.getFieldset() as Record<keyof Row, TextFormField>
        const number = index + 2
        return (
          <fieldset key={row.key} className={classes.signer}>
            <legend>{fillWords(staff.signerNumber, { number })}</legend>
            <input type="hidden" name={names.id.name} defaultValue={names.id.initialValue} />
            <div className={classes.group}>
              <TextField field={names.fullName} label={labels.signerName} autoComplete="off" />
              <TextField
                field={names.email}
                label={labels.signerEmail}
                type="email"
                autoComplete="off"
                isOptional
              />
              <TextField
                field={names.phone}
                label={labels.signerPhone}
                type="tel"
                autoComplete="off"
                isOptional
              />
              <SelectField field={names.language} label={labels.signerLanguage}>
                {locales.map((locale) => (
                  <option key={locale} value={locale}>
                    {words.languages[locale]}
                  </option>
                ))}
              </SelectField>
            </div>
            <Button
              {...form.remove.getButtonProps({ name: field.name, index })}
              type="submit"
              size="small"
              aria-label={fillWords(staff.removeSigner, { number })}
              onClick={() => noteRemoving(index)}
            >
              {words.guest.clear}
            </Button>
          </fieldset>
        )
      })}
      {rows.length < maxSigners - 1 && (
        <p>
          <Button
            {...form.insert.getButtonProps({ name: field.name, defaultValue: { language } })}
            type="submit"
            size="small"
            onClick={noteAdding}
          >
            {staff.addSigner}
          </Button>
        </p>
      )}
    </fieldset>
  )
}
