import type { FieldMetadata } from '@conform-to/react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { earliestCheckIn } from '~/features/catalogue/stay/earliest-check-in'
import { DateField } from '~/ui/forms/date-field'
import { FieldError } from '~/ui/forms/field-error'
import type { TextFormField } from '~/ui/forms/form-field'
import { StepperField } from '~/ui/forms/stepper-field'
import { maxLandingGuests } from './landing-limits'
import classes from './stay-fields.module.css'

type StayFieldsProps = {
  fields: {
    startDate: TextFormField
    endDate: TextFormField
    adults: FieldMetadata<number | undefined>
    children: FieldMetadata<number | undefined>
  }
  showFinishDate: boolean
}

/** When, and how many: adults from one, children from none, together at most fifty (leads-and-content.md §5). */
export function StayFields({ fields, showFinishDate }: StayFieldsProps) {
  const { t } = useTranslation('leads')
  const guests = useRef<HTMLFieldSetElement>(null)
  const [isFull, setFull] = useState(false)

  function mayGrow(): boolean {
    const numbers = [...(guests.current?.querySelectorAll('input') ?? [])]
    const total = numbers.reduce((sum, { value }) => sum + (Number(value) || 0), 0)
    setFull(total >= maxLandingGuests)
    return total < maxLandingGuests
  }

  return (
    <>
      <div className={classes.days}>
        <DateField
          field={fields.startDate}
          label={t('landing.startDate')}
          isOptional
          earliest={earliestCheckIn}
          {...(showFinishDate && { next: fields.endDate })}
        />
        {showFinishDate && (
          <DateField
            field={fields.endDate}
            label={t('landing.endDate')}
            isOptional
            after={fields.startDate}
          />
        )}
      </div>
      <fieldset ref={guests} className={classes.guests} onInput={() => setFull(false)}>
        <legend className={classes.legend}>{t('landing.guests')}</legend>
        <StepperField
          field={fields.adults}
          label={t('landing.adults')}
          min={1}
          max={maxLandingGuests}
          mayGrow={mayGrow}
        />
        <FieldError field={fields.adults} />
        <StepperField
          field={fields.children}
          label={t('landing.children')}
          min={0}
          max={maxLandingGuests}
          mayGrow={mayGrow}
        />
        <FieldError field={fields.children} />
        <p role="status" className={classes.full}>
          {isFull ? t('landing.maxCapacity') : ''}
        </p>
      </fieldset>
    </>
  )
}
