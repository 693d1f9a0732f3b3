import type { FieldMetadata } from '@conform-to/react'
import { CheckboxField } from '~/ui/forms/checkbox-field'
import { DateField } from '~/ui/forms/date-field'
import type { TextFormField } from '~/ui/forms/form-field'
import { SelectField } from '~/ui/forms/select-field'
import { TextField } from '~/ui/forms/text-field'
import { TextareaField } from '~/ui/forms/textarea-field'
import type { ContractWords } from '../contract-words'
import classes from './contract-editor.module.css'
import type { ContractFormInput } from './contract-form-schema'

/** All but the switch are fields of text to the page: the schema makes numbers of them. */
type Fields = Record<Exclude<keyof ContractFormInput, 'activePayAuthorization'>, object> & {
  activePayAuthorization: FieldMetadata<boolean | undefined>
}

type EditorFieldsProps = {
  fields: Fields
  words: ContractWords
  isDraft: boolean
  isNew: boolean
}

const text = (field: unknown) => field as TextFormField

/** The fields of a contract, in the order in which staff know them. */
export function EditorFields({ fields, words, isDraft, isNew }: EditorFieldsProps) {
  const { fields: labels, staff } = words
  const plain = (
    name: keyof ContractWords['fields'],
    type: 'text' | 'numeric' | 'decimal' = 'numeric',
  ) => (
    <TextField
      field={text(fields[name])}
      label={labels[name]}
      autoComplete="off"
      inputMode={type}
    />
  )
  return (
    <>
      <fieldset className={classes.group}>
        <legend>{staff.stayHeading}</legend>
        <div className={classes.wide}>{plain('fullName', 'text')}</div>
        <TextField
          field={text(fields.guestEmail)}
          label={labels.guestEmail}
          hint={staff.guestEmailHint}
          type="email"
          autoComplete="off"
          isOptional
        />
        {plain('property', 'text')}
        <DateField field={text(fields.startDate)} label={labels.startDate} />
        <DateField field={text(fields.endDate)} label={labels.endDate} />
        {plain('stay')}
        {plain('totalGuests')}
      </fieldset>
      <fieldset className={classes.group}>
        <legend>{staff.payHeading}</legend>
        <p className={classes.wide}>{staff.workedOut}</p>
        <SelectField field={text(fields.currency)} label={labels.currency}>
          <option value="$">$ (USD)</option>
          <option value="Q">Q (GTQ)</option>
        </SelectField>
        {plain('fullPayment', 'decimal')}
        {plain('customDownPayment', 'decimal')}
        {plain('downPayment', 'decimal')}
        {plain('firstPayment', 'decimal')}
        {plain('secondPayment', 'decimal')}
      </fieldset>
      <fieldset className={classes.group}>
        <legend>{staff.customHeading}</legend>
        {plain('downPaymentDays')}
        {plain('damageDeposit', 'decimal')}
        {plain('depositReturnDays')}
        {plain('lostFirstDeposit', 'decimal')}
        {plain('lostFirstDepositDays')}
        {plain('cancellationCoverExpenses', 'decimal')}
        {plain('customCheckIn', 'text')}
        {plain('customCheckOut', 'text')}
      </fieldset>
      <fieldset className={classes.group}>
        <legend>{staff.moreHeading}</legend>
        <DateField field={text(fields.contractDate)} label={labels.contractDate} />
        <div className={classes.wide}>
          <TextareaField
            field={text(fields.extraTerms)}
            label={labels.extraTerms}
            hint={staff.extraTermsHint}
            rows={3}
            isOptional
          />
        </div>
        <div className={classes.wide}>
          <CheckboxField
            field={fields.activePayAuthorization}
            label={labels.activePayAuthorization}
            isOptional
          />
          {(isNew || isDraft) && (
            <label className={classes.draft}>
              <input type="checkbox" name="asDraft" value="on" defaultChecked={isDraft} />
              <span>{staff.asDraft}</span>
            </label>
          )}
        </div>
      </fieldset>
    </>
  )
}
