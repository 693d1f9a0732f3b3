import { maxSearchLength } from '~content/limits'
import { useTranslation } from 'react-i18next'
import { inboxAges, inboxSources } from '~content/inbox-choice'
import { locales } from '~content/locale'
import { sectionKeys } from '~content/section-key'
import { stayStageNames } from '~content/stay-stage'
import { href } from '~/routing/href'
import { Button } from '~/ui/button/button'
import field from '~/ui/forms/field.module.css'
import type { InboxData } from './read-inbox.server'
import classes from './inbox.module.css'

type Option = [value: string, label: string]

/** What the inbox shows: words to search for, state, owner, section, language, source and age. */
export function InboxFilterForm({ data }: { data: InboxData }) {
  const { t } = useTranslation('desk')
  const stays = useTranslation('stays').t
  const kinds = useTranslation('leadMail').t
  const { locale, filters, people } = data
  const isFiltered = [filters.owner, filters.section, filters.language, filters.source, filters.age]
  return (
    <form method="get" action={href('staffInbox', locale)} role="search" className={classes.search}>
      <div className={classes.first}>
        <label htmlFor="q" className={classes.words}>
          {t('inbox.searchBy')}
          <input
            id="q"
            name="q"
            type="search"
            defaultValue={filters.q}
            maxLength={maxSearchLength}
            className={field.input}
          />
        </label>
        <Select
          name="state"
          label={t('inbox.state')}
          value={filters.state}
          options={[
            ['waiting', t('inbox.states.waiting')],
            ['due', t('inbox.states.due')],
            ['all', t('inbox.states.all')],
            ...stayStageNames.map((name): Option => [name, stays(`stages.${name}`)]),
          ]}
        />
        <Button type="submit">{t('inbox.search')}</Button>
      </div>
      <details className={classes.more} open={isFiltered.some(Boolean)}>
        <summary>{t('inbox.more')}</summary>
        <div className={classes.filters}>
          <Select
            name="owner"
            label={t('inbox.owner')}
            value={filters.owner}
            options={[
              ['', t('inbox.anybody')],
              ['me', t('inbox.me')],
              ['0', stays('nobody')],
              ...people.slice(1).map(({ id, name }): Option => [String(id), name]),
            ]}
          />
          <Select
            name="section"
            label={t('inbox.section')}
            value={filters.section}
            options={[
              ['', t('inbox.any')],
              ...sectionKeys.map((key): Option => [key, t(`sections.${key}`)]),
            ]}
          />
          <Select
            name="language"
            label={stays('language')}
            value={filters.language}
            options={[
              ['', t('inbox.any')],
              ...locales.map((name): Option => [name, stays(`languages.${name}`)]),
            ]}
          />
          <Select
            name="source"
            label={t('inbox.source')}
            value={filters.source}
            options={[
              ['', t('inbox.any')],
              ...inboxSources.map((name): Option => [
                name,
                name === 'inquiry' || name === 'team'
                  ? t(`sources.${name}`)
                  : kinds(`kinds.${name}`),
              ]),
            ]}
          />
          <Select
            name="age"
            label={t('inbox.age')}
            value={filters.age}
            options={[
              ['', t('inbox.any')],
              ...inboxAges.map((days): Option => [
                String(days),
                t('inbox.olderThan', { count: days }),
              ]),
            ]}
          />
        </div>
      </details>
    </form>
  )
}

type SelectProps = { name: string; label: string; value: string; options: Option[] }

function Select({ name, label, value, options }: SelectProps) {
  return (
    <label htmlFor={name}>
      {label}
      <select id={name} name={name} defaultValue={value} className={field.select}>
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
