import type { FieldMetadata } from '@conform-to/react'
import type { ReactNode } from 'react'
import { contractCurrencies, currencyOfContract } from '~content/contract-currency'
import { CheckboxField } from '~/ui/forms/checkbox-field'
import { DateField } from '~/ui/forms/date-field'
import type { TextFormField } from '~/ui/forms/form-field'
import { SelectField } from '~/ui/forms/select-field'
import { TextField } from '~/ui/forms/text-field'
import { TextareaField } from '~/ui/forms/textarea-field'
import type { ContractWords } from '~/features/contracts/contract-words'
import { figureNames, type FigureName } from '~/features/contracts/contract-figures'
import classes from '../contract-editor.module.css'
import type { EditorData } from '../editor-data'
import type { ContractFormInput } from '../form/contract-form-schema'
import type { DependentText } from '../form/find-outdated-texts'
import { Figure, Reviewed } from './figure'
import { UnitField } from './unit-field'
import { figureNoteId, type useFigures } from './use-figures'

type Switch = 'activePayAuthorization' | 'asDraft'

/** All but the switches are fields of text to the page: the schema makes numbers of them. */
type Fields = Record<Exclude<keyof ContractFormInput, Switch | 'signers'>, object> &
  Record<Switch, FieldMetadata<boolean | undefined>>

type EditorFieldsProps = {
  fields: Fields
  words: ContractWords
  figures: Pick<ReturnType<typeof useFigures>, 'texts' | 'notes' | 'giveBack'>
  rentals: EditorData['rentals']
  /** What staff should look at again. */
  outdated: readonly DependentText[]
  /** Whether it may be kept as a draft. */
  mayBeDraft: boolean
  hasPayAuthorization: boolean
  /** Who else signs. */
  children: ReactNode
}

const text = (field: unknown) => field as TextFormField

/** The fields of a contract, in the order in which staff know them. */
export function EditorFields(props: EditorFieldsProps) {
  const { fields, words, figures, rentals, outdated } = props
  const { fields: labels, staff } = words
  const about = (name: keyof typeof labels & keyof Fields) => ({
    field: text(fields[name]),
    label: labels[name],
    wrongNote: wrongNoteOf(name, props),
  })
  const plain = (
    name: 'fullName' | 'property' | 'totalGuests' | 'stay' | 'customCheckIn' | 'customCheckOut',
    inputMode: 'text' | 'numeric' = 'text',
  ) => <TextField {...about(name)} autoComplete="off" inputMode={inputMode} />
  const day = (name: 'startDate' | 'endDate', after?: TextFormField) => (
    <DateField {...about(name)} allowsPast isWritten {...(after && { after })} />
  )
  const numberIn = (unit: string, name: keyof typeof labels & keyof Fields, isMoney = false) => (
    <UnitField {...about(name)} unit={unit} isMoney={isMoney} />
  )
  const { percent, days } = staff.units
  const money = (name: keyof typeof labels & keyof Fields) =>
    numberIn(figures.texts.currency ?? '$', name, true)
  const figure = (name: FigureName, field: ReactNode) => (
    <Figure
      name={name}
      note={figures.notes(name)}
      words={words}
      isJudged={Boolean(text(fields[name]).errors)}
      giveBack={figures.giveBack}
    >
      {field}
    </Figure>
  )
  return (
    <>
      <fieldset id="step-stay" className={classes.group}>
        <legend>{staff.stayHeading}</legend>
        {plain('fullName')}
        <TextField
          field={text(fields.guestEmail)}
          label={labels.guestEmail}
          hint={staff.guestEmailHint}
          type="email"
          autoComplete="off"
          isOptional
        />
        <Reviewed why={outdated.includes('property') ? staff.reviewHouse : null}>
          {plain('property')}
        </Reviewed>
        <AddressField {...props} />
        <RentalField fields={fields} words={words} rentals={rentals} />
        {plain('totalGuests', 'numeric')}
        {figure('startDate', day('startDate'))}
        {figure('endDate', day('endDate', text(fields.startDate)))}
        {figure('stay', plain('stay', 'numeric'))}
      </fieldset>
      {props.children}
      <fieldset id="step-payments" className={classes.group}>
        <legend>{staff.payHeading}</legend>
        <p className={classes.wide}>{staff.workedOut}</p>
        <SelectField
          field={text(fields.currency)}
          label={labels.currency}
          hint={staff.currencyHint}
        >
          {contractCurrencies.map((sign) => (
            <option key={sign} value={sign}>
              {`${sign} (${currencyOfContract[sign]})`}
            </option>
          ))}
        </SelectField>
        {figure('fullPayment', money('fullPayment'))}
        {figure('customDownPayment', numberIn(percent, 'customDownPayment'))}
        {figure('downPayment', money('downPayment'))}
        {figure('firstPayment', money('firstPayment'))}
        {figure('secondPayment', money('secondPayment'))}
        <PriceLinesField {...props} />
      </fieldset>
      <fieldset id="step-figures" className={classes.group}>
        <legend>{staff.customHeading}</legend>
        {numberIn(days, 'downPaymentDays')}
        {money('cancellationCoverExpenses')}
        {money('damageDeposit')}
        {numberIn(days, 'depositReturnDays')}
        {numberIn(percent, 'lostFirstDeposit')}
        {numberIn(days, 'lostFirstDepositDays')}
        {plain('customCheckIn')}
        {plain('customCheckOut')}
      </fieldset>
      <FurtherFields {...props}>{numberIn(days, 'linkDays')}</FurtherFields>
    </>
  )
}

/** The id of the note that tells a contradiction; none where the form itself says what is wrong with the figure. */
function wrongNoteOf(
  name: keyof Fields,
  { fields, figures }: Pick<EditorFieldsProps, 'fields' | 'figures'>,
): string | undefined {
  const figure = figureNames.find((one) => one === name)
  const isTold = figure && figures.notes(figure).problem && !text(fields[name]).errors
  return isTold ? figureNoteId(figure) : undefined
}

type WordsFieldProps = Pick<EditorFieldsProps, 'fields' | 'words' | 'outdated'>

function AddressField({ fields, words, outdated }: WordsFieldProps) {
  return (
    <Reviewed why={outdated.includes('address') ? words.staff.reviewHouse : null}>
      <TextField
        field={text(fields.address)}
        label={words.fields.address}
        autoComplete="off"
        isOptional
      />
    </Reviewed>
  )
}

/** What makes the full payment. */
function PriceLinesField({ fields, words, outdated }: WordsFieldProps) {
  return (
    <div className={classes.wide}>
      <Reviewed why={outdated.includes('priceLines') ? words.staff.reviewLines : null}>
        <TextareaField
          field={text(fields.priceLines)}
          label={words.fields.priceLines}
          hint={words.staff.priceLinesHint}
          rows={4}
          isOptional
        />
      </Reviewed>
    </div>
  )
}

/** The rental whose nights the contract takes. */
function RentalField({
  fields,
  words,
  rentals,
}: Pick<EditorFieldsProps, 'fields' | 'words' | 'rentals'>) {
  const { fields: labels, staff } = words
  return (
    <SelectField
      field={text(fields.rentalId)}
      label={labels.rentalId}
      hint={staff.rentalHint}
      isOptional
    >
      <option value="">{staff.noRental}</option>
      {rentals.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

type FurtherFieldsProps = EditorFieldsProps & { children: ReactNode }

function FurtherFields(props: FurtherFieldsProps) {
  const { fields, words, mayBeDraft, hasPayAuthorization, children } = props
  const { fields: labels, staff } = words
  return (
    <fieldset id="step-more" className={classes.group}>
      <legend>{staff.moreHeading}</legend>
      <DateField
        field={text(fields.contractDate)}
        label={labels.contractDate}
        allowsPast
        isWritten
      />
      {children}
      <div className={classes.wide}>
        <TextareaField
          field={text(fields.extraTerms)}
          label={labels.extraTerms}
          hint={staff.extraTermsHint}
          rows={3}
          isOptional
        />
      </div>
      {(hasPayAuthorization || mayBeDraft) && (
        <div className={classes.wide}>
          {hasPayAuthorization && (
            <CheckboxField
              field={fields.activePayAuthorization}
              label={labels.activePayAuthorization}
              isOptional
            />
          )}
          {mayBeDraft && <CheckboxField field={fields.asDraft} label={staff.asDraft} isOptional />}
        </div>
      )}
    </fieldset>
  )
}
