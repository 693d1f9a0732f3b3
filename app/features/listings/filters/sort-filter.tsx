import { useTranslation } from 'react-i18next'
import { sorts } from '~/features/catalogue/search/listing-limits'
import type { ListingQuery } from '~/features/catalogue/search/listing-query'
import classes from './field.module.css'

export function SortFilter({ query }: { query: ListingQuery }) {
  const { t } = useTranslation('listings')
  return (
    <label>
      <span className={classes.chipLabel}>{t('sort')}</span>
      <select name="sort" defaultValue={query.sort} className={classes.chipSelect}>
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort${sort}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
