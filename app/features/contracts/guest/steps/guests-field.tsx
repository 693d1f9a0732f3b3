import type { FieldMetadata, FormMetadata } from '@conform-to/react'
import { useRef } from 'react'
import { maxContractGuests, maxSignatoryLength } from '~content/contract-limits'
import { Button } from '~/ui/button/button'
import { FieldError } from '~/ui/forms/field-error'
import type { TextFormField } from '~/ui/forms/form-field'
import { TextField } from '~/ui/forms/text-field'
import { fillWords, type ContractWords } from '~/features/contracts/contract-words'
import { useRowFocus } from '~/features/contracts/use-row-focus'
import classes from '../guest-page.module.css'

type Guest = { fullName?: string; age?: string }
type GuestsFieldProps = {
  form: FormMetadata
  field: FieldMetadata<Guest[] | undefined>
  words: ContractWords['guest']
  /** As the contract has it. */
  totalGuests: number
  onChange: () => void
}

/** Who will stay: a row each. Rows are added and taken away with and without script. */
export function GuestsField({ form, field, words, totalGuests, onChange }: GuestsFieldProps) {
  const rows = field.getFieldList()
  const list = useRef<HTMLDivElement>(null)
  const { noteAdding, noteRemoving } = useRowFocus(list, rows.length)
  return (
    <div ref={list} className={classes.guests} id={field.id} tabIndex={-1}>
      <p className={classes.soft}>{words.guestsHint}</p>
      <p className={classes.soft}>{fillWords(words.guestsCount, { count: totalGuests })}</p>
      <FieldError field={field} />
      {rows.map((row, index) => {
        const { fullName, age } = row.getFieldset() as {
          fullName: TextFormField
          age: TextFormField
        }
        const number = index + 1
        return (
          <fieldset key={row.key} className={classes.guest}>
            <legend>{fillWords(words.guestNumber, { number })}</legend>
            <TextField
              field={fullName}
              label={words.guestName}
              autoComplete="off"
              maxLength={maxSignatoryLength}
            />
            <TextField
              field={age}
              label={words.guestAge}
              autoComplete="off"
              inputMode="numeric"
              maxLength={3}
            />
            {rows.length > 1 && (
              <Button
                {...form.remove.getButtonProps({ name: field.name, index })}
                type="submit"
                aria-label={fillWords(words.removeGuest, { number })}
                onClick={() => {
                  noteRemoving(index)
                  onChange()
                }}
              >
                {words.clear}
              </Button>
            )}
          </fieldset>
        )
      })}
      {rows.length < maxContractGuests && (
        <Button
          {...form.insert.getButtonProps({ name: field.name })}
          type="submit"
          className={classes.start}
          onClick={() => {
            noteAdding()
            onChange()
          }}
        >
          {words.addGuest}
        </Button>
      )}
    </div>
  )
}
