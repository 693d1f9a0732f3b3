import { Link } from '@remix-run/react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '~/features/site/use-site'
import { buttonClass } from '~/ui/button/button-class'
import { Icon } from '~/ui/icons/icon'
import { focusWhenGone } from '~/ui/layout/focus-when-gone'
import { listAddress } from '~/features/catalogue/search/listing-query'
import { findListHeading, focusHeadingNext } from '../list/listing-heading'
import type { ListingPageData } from '../list/read-listing-page.server'
import { useRequestedList } from '../list/use-requested-list'
import { useKeptLayout } from '../list/use-kept-layout'
import { listChips } from './list-chips'
import classes from './filter-chips.module.css'

type Chip = { key: string; words: string; to: string }

/** What is set, each with a link that clears it; plain links, so they work without script. */
export function FilterChips({ data }: { data: ListingPageData }) {
  const { t } = useTranslation('listings')
  const chips = useChips(data)
  const keepLayout = useKeptLayout()
  if (chips.length === 0) return null
  return (
    <div className={classes.row}>
      <ul className={classes.chips} aria-label={t('activeFilters')}>
        {chips.map((chip, index) => (
          <li key={chip.key}>
            <Link
              to={chip.to}
              className={buttonClass({ kind: 'chip' })}
              data-chosen
              onClick={(event) => focusNextChip(event, index)}
              aria-label={t('clearFilter', { filter: chip.words })}
            >
              {chip.words}
              <Icon name="close" size={16} />
            </Link>
          </li>
        ))}
      </ul>
      <Link to={keepLayout(data.sectionPath)} className={classes.clear} onClick={focusHeadingNext}>
        {t('clearAll')}
      </Link>
    </div>
  )
}

/** The chip that stands in the place of the one that goes takes its focus, else the last one, else the heading. */
function focusNextChip({ currentTarget }: MouseEvent, index: number): void {
  const list = currentTarget.closest('ul')
  focusWhenGone(currentTarget, () => {
    const left = list?.isConnected ? list.querySelectorAll('a') : []
    return left[Math.min(index, left.length - 1)] ?? findListHeading()
  })
}

function useChips(data: ListingPageData): Chip[] {
  const { t } = useTranslation('listings')
  const { locale } = useSite()
  const { path, query } = useRequestedList(data)
  const keepLayout = useKeptLayout()
  const leftPlace = path === data.sectionPath && { region: null, town: null }
  return listChips({ ...data, ...leftPlace, query }, t, locale).map(
    ({ key, words, query: without, leavesPlace }) => {
      const to = listAddress(leavesPlace ? data.sectionPath : path, without)
      return { key, words, to: keepLayout(to) }
    },
  )
}
