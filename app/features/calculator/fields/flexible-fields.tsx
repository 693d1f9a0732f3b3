import { useTranslation } from 'react-i18next'
import { flexibleDays } from '~/features/catalogue/stay/flexible-dates'
import { useSite } from '~/features/site/use-site'
import { formatMonth } from '~/platform/time/format-day'
import type { FlexibleChoice } from '../stay/flexible-choice'

type FlexibleFieldsProps = {
  flexible: FlexibleChoice
  cell?: string | undefined
  label?: string | undefined
  select?: string | undefined
}

/** Flexible dates as selects: what the form sends, and what visitors without script choose from. */
export function FlexibleFields({ flexible, cell, label, select }: FlexibleFieldsProps) {
  const { t } = useTranslation('listings')
  const { locale } = useSite()
  const { dates, lengths, months, move, ask } = flexible
  const fields = [
    {
      name: 'flexible',
      words: t('dates'),
      value: dates.flexible || '',
      none: t('exactDates'),
      options: flexibleDays
        .filter((count) => count > 0)
        .map((count) => ({ value: count, words: t('plusMinusDays', { count }) })),
      choose: (value: string) => move(flexibleDays.find((days) => String(days) === value) ?? 0),
    },
    {
      name: 'stay',
      words: t('stayLength'),
      value: dates.stay ?? '',
      none: t('anyOption'),
      options: lengths.map((value) => ({ value, words: t(`stayLengths.${value}`) })),
      choose: (value: string) => ask(lengths.find((one) => one === value) ?? null, dates.month),
    },
    {
      name: 'month',
      words: t('stayMonth'),
      value: dates.month ?? '',
      none: t('anyOption'),
      options: months.map((value) => ({ value, words: formatMonth(value, locale) })),
      choose: (value: string) => ask(dates.stay, value || null),
    },
  ]
  return fields.map(({ name, words, value, none, options, choose }) => (
    <label key={name} className={`without-script ${cell ?? ''}`}>
      <span className={label}>{words}</span>
      <select
        name={name}
        className={select}
        value={value}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{none}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.words}
          </option>
        ))}
      </select>
    </label>
  ))
}
