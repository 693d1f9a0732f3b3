import { useTranslation } from 'react-i18next'
import { stagesCalledOff } from '~content/stay-stage'
import { formatDay } from '~/platform/time/format-day'
import { href } from '~/routing/href'
import { Button, ButtonLink } from '~/ui/button/button'
import { DayPicker } from '~/ui/forms/day-picker'
import { DayRange } from '~/ui/forms/day-range'
import field from '~/ui/forms/field.module.css'
import type { StayPageData } from './read-stay-page.server'
import type { StayReply } from './stay-actions'
import { GuestForm } from './guest-form'
import { KeptForm, StayForm } from './stay-form'
import classes from './stay-page.module.css'

/** The link to the page with all prepared answers. */
export function AnswerLink({ data: { stay, locale } }: { data: StayPageData }) {
  const { t } = useTranslation('stays')
  return (
    <ButtonLink href={href('staffAnswer', locale, { id: stay.reference })}>
      {t('answer.open')}
    </ButtonLink>
  )
}

type StayFormsProps = { data: StayPageData; reply: StayReply | undefined }

/** The day on which the stay is looked at again, and what the guest did not say or wrote wrongly. */
export function StayForms({ data, reply }: StayFormsProps) {
  const { t } = useTranslation('stays')
  const { stay, locale, rentals } = data
  const { followUpOn } = stay
  return (
    <>
      <KeptForm {...{ data, reply }} action="followUp" shown={{ followUpOn: followUpOn ?? '' }}>
        <DayPicker
          name="followUpOn"
          label={t('followUp')}
          value={reply?.typed.followUpOn ?? followUpOn ?? ''}
          hint={
            followUpOn
              ? t('followUpSet', { day: formatDay(followUpOn, locale) })
              : t('followUpHint')
          }
          isOptional
        />
        <Button type="submit">{t('setFollowUp')}</Button>
      </KeptForm>
      {stay.contract && !stagesCalledOff.includes(stay.stage) && <Reminders data={data} />}
      {!stay.contract && <GuestForm data={data} reply={reply} />}
      {rentals && (
        <details open={reply?.action === 'facts'}>
          <summary className={classes.summary}>{t('factsForm.title')}</summary>
          <FactsForm {...{ data, rentals, reply }} />
        </details>
      )}
    </>
  )
}

/** Whether the guest is reminded of what is to be paid. */
function Reminders({ data }: { data: StayPageData }) {
  const { t } = useTranslation('stays')
  const isOff = data.stay.remindersOff
  return (
    <StayForm data={data} action={isOff ? 'remind' : 'remindNot'}>
      <p className={field.hint}>{t(isOff ? 'reminders.off' : 'reminders.on')}</p>
      <Button type="submit">{t(isOff ? 'reminders.turnOn' : 'reminders.turnOff')}</Button>
    </StayForm>
  )
}

type FactsFormProps = StayFormsProps & { rentals: NonNullable<StayPageData['rentals']> }

function FactsForm({ data, rentals, reply }: FactsFormProps) {
  const { t } = useTranslation('stays')
  const { rentalId, startDate, endDate, guests } = data.stay
  const shown = {
    rental: rentalId ?? '',
    guests: String(guests ?? ''),
    startDate: startDate ?? '',
    endDate: endDate ?? '',
  }
  const values = { ...shown, ...reply?.typed }
  return (
    <KeptForm {...{ data, reply, shown }} action="facts">
      <p className={field.hint}>{t('factsForm.hint')}</p>
      <label htmlFor="rental">
        {t('house')}
        <select id="rental" name="rental" defaultValue={values.rental} className={field.select}>
          <option value="">{t('noHouse')}</option>
          {rentals.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <DayRange
        of={(name) => ({
          label: t(`factsForm.${name}`),
          value: values[name],
        })}
        allowsPast
        isOptional
      />
      <label htmlFor="guests">
        {t('guests')}
        <input
          id="guests"
          name="guests"
          type="number"
          min={1}
          max={1000}
          defaultValue={values.guests}
          className={field.input}
        />
      </label>
      <Button type="submit">{t('factsForm.save')}</Button>
    </KeptForm>
  )
}
