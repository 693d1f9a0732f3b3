import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from '@remix-run/react'
import { localeOfPath } from '~/routing/find-page'
import { href } from '~/routing/href'
import { searchParameter } from '~/routing/parameters'
import { Button } from '~/ui/button/button'
import { Icon } from '~/ui/icons/icon'
import { needs } from '~/ui/layout/needs-scripts'
import type { SearchPageData } from './read-search-page.server'
import classes from './search-form.module.css'

type SearchFormProps = Pick<SearchPageData, 'question' | 'words'>

/** Opens the search page; the browser sends it. */
export function SearchForm({ question, words }: SearchFormProps) {
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
        {words.label}
      </label>
      <Icon name="search" size={20} />
      <input
        key={question}
        id={id}
        type="search"
        name={searchParameter}
        defaultValue={question}
        placeholder={words.placeholder}
        maxLength={100}
        enterKeyHint="search"
        className={classes.input}
        {...needs('never')}
      />
      <Button type="submit" kind="primary" {...needs('never')}>
        {t('search')}
      </Button>
    </form>
  )
}
