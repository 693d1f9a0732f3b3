import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from '@remix-run/react'
import { localeOfPath } from '~/routing/find-page'
import { href } from '~/routing/href'
import { searchParameter } from '~/routing/table'
import { Button } from '~/ui/button/button'
import { Icon } from '~/ui/icons/icon'
import { needs } from '~/ui/layout/needs-scripts'
import classes from './search-form.module.css'

type SearchFormProps = {
  /** What was looked for last. */
  question?: string
  /** Whether searching is the main action of the page. */
  isMain?: boolean
}

/** Opens the search page; the browser sends it. */
export function SearchForm({ question = '', isMain = false }: SearchFormProps) {
  const { t } = useTranslation()
  const locale = localeOfPath(useLocation().pathname)
  const id = useId()
  return (
    <form
      role="search"
      action={href('search', locale)}
      className={classes.form}
      {...needs('never')}
    >
      <label htmlFor={id} className="visually-hidden">
        {t('searchLabel')}
      </label>
      <Icon name="search" size={20} />
      <input
        key={question}
        id={id}
        type="search"
        name={searchParameter}
        defaultValue={question}
        placeholder={t('searchPlaceholder')}
        maxLength={100}
        enterKeyHint="search"
        className={classes.input}
        {...needs('never')}
      />
      <Button type="submit" kind={isMain ? 'primary' : 'secondary'} {...needs('never')}>
        {t('search')}
      </Button>
    </form>
  )
}
