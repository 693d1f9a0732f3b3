import { useTranslation } from 'react-i18next'
import { locales, type Locale } from '~content/locale'
import { formatDayRange } from '~/platform/time/format-day'
import field from '~/ui/forms/field.module.css'
import entry from '../../entry-form.module.css'
import { entryKinds, type EntryInput } from './entry-input'
import classes from './new-entry.module.css'
import type { NewEntryData } from './read-new-entry.server'

type RentalFieldProps = {
  houses: NewEntryData['houses']
  value: string
  problem: true | undefined
}

export function RentalField({ houses, value, problem }: RentalFieldProps) {
  const { t } = useTranslation('deskCalendar')
  return (
    <div className={field.field}>
      <label htmlFor="house">{t('new.fields.house')}</label>
      <select
        id="house"
        name="house"
        defaultValue={value}
        aria-invalid={problem}
        aria-describedby={problem && 'house-problem'}
        className={field.select}
      >
        <option value="">{t('new.chooseHouse')}</option>
        {houses.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
      {problem && (
        <p id="house-problem" className={entry.wrong}>
          {t('new.problems.house')}
        </p>
      )}
    </div>
  )
}

/** What belongs to one kind alone is shown while it is chosen, by the styles. */
export function KindField({ value }: { value: EntryInput['kind'] }) {
  const { t } = useTranslation('deskCalendar')
  return (
    <fieldset className={classes.kinds}>
      <legend>{t('new.kind')}</legend>
      {entryKinds.map((kind) => (
        <label key={kind} htmlFor={`kind-${kind}`}>
          <input
            id={`kind-${kind}`}
            type="radio"
            name="kind"
            value={kind}
            defaultChecked={value === kind}
            data-kind={kind}
          />
          <strong>{t(`new.kinds.${kind}`)}</strong>
          <span className={field.hint}>{t(`new.hints.${kind}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** What the field of the stay proposes. */
export function StayList({ stays, locale }: { stays: NewEntryData['openStays']; locale: Locale }) {
  return (
    <datalist id="stays">
      {stays.map(({ reference, guestName, rentalName, startDate, endDate }) => (
        <option key={reference} value={reference}>
          {[
            guestName,
            rentalName,
            startDate && endDate && formatDayRange(startDate, endDate, locale),
          ]
            .filter(Boolean)
            .join(' · ')}
        </option>
      ))}
    </datalist>
  )
}

/** In which language the offer is written. */
export function LanguageField({ value }: { value: Locale }) {
  const { t } = useTranslation('deskCalendar')
  return (
    <div className={field.field}>
      <label htmlFor="language">{t('new.fields.language')}</label>
      <select id="language" name="language" defaultValue={value} className={field.select}>
        {locales.map((language) => (
          <option key={language} value={language}>
            {t(`new.languages.${language}`)}
          </option>
        ))}
      </select>
    </div>
  )
}
