import { useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '~/features/site/use-site'
import type { WhereOption } from './list-options'
import type { ShownList } from './where-field'
import classes from './where-list.module.css'
import { WhereOptionView } from './where-option-view'
import { useWhereList, type WhereListTarget } from './use-where-list'

type WhereListProps = Omit<WhereListTarget, 'locale'> & {
  id: string
  onShow: (list: ShownList) => void
}

/** The suggestions below a field, and what is said of them. */
export function WhereList({ id, onShow, ...target }: WhereListProps) {
  const { locale } = useSite()
  const { t } = useTranslation(['where', 'listings'])
  const panel = useRef<HTMLDivElement>(null)
  const list = useWhereList({ ...target, locale })
  const { isOpen, options, active, choose } = list
  const optionId = (at: number) => `${id}-${at}`

  const isListed = isOpen && options.length > 0
  const activeId = isListed && active >= 0 ? optionId(active) : undefined
  useEffect(() => onShow({ isOpen: isListed, activeId }), [onShow, isListed, activeId])
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  useEffect(() => {
    if (isOpen) makeRoom(panel.current)
  }, [isOpen])

  useLayoutEffect(() => {
    const { current } = panel
    // The focus stays in the field.
    const keepFocus = (event: Event) => event.preventDefault()
    const chooseClicked = ({ target }: Event) => {
      const clicked = target instanceof Element ? target.closest('[role=option]') : null
      const option = options.find((_, at) => optionId(at) === clicked?.id)
      if (option) choose(option)
    }
    current?.addEventListener('mousedown', keepFocus)
    current?.addEventListener('click', chooseClicked)
    return () => {
      current?.removeEventListener('mousedown', keepFocus)
      current?.removeEventListener('click', chooseClicked)
    }
  })

  const { message, isShown } = sayState()
  return (
    <div ref={panel} className={isOpen && (isListed || isShown) ? classes.panel : undefined}>
      <p role="status" className={isOpen && isShown ? classes.message : 'visually-hidden'}>
        {isOpen && message}
      </p>
      {isListed && (
        <div
          id={id}
          role="listbox"
          aria-label={t('listings:place')}
          className={classes.list}
          data-waits={!list.isCurrent || undefined}
          tabIndex={-1}
        >
          {groups().map(({ heading, entries }) => (
            <div key={heading} role="group" aria-labelledby={`${id}-${heading}`}>
              <p id={`${id}-${heading}`} role="presentation" className={classes.heading}>
                {t(heading)}
              </p>
              {entries.map(({ option, at }) => (
                <WhereOptionView
                  key={at}
                  id={optionId(at)}
                  option={option}
                  section={target.section}
                  isActive={at === active}
                />
              ))}
            </div>
          ))}
        </div>
      )}
    </div>
  )

  function groups() {
    const entries = options.map((option, at) => ({ option, at }))
    const isRental = ({ option }: { option: WhereOption }) => option.kind === 'rental'
    const places = list.text === '' && list.located === 'known' ? 'nearest' : 'places'
    const all: { heading: typeof places | 'rentals'; entries: typeof entries }[] = [
      { heading: places, entries: entries.filter((entry) => !isRental(entry)) },
      { heading: 'rentals', entries: entries.filter(isRental) },
    ]
    return all.filter((group) => group.entries.length > 0)
  }

  /** What is said of the list; `isShown` where it is seen, too. */
  function sayState(): { message: string; isShown: boolean } {
    if (list.located === 'asking') return { message: t('locating'), isShown: true }
    if (list.located === 'refused') return { message: t('noPosition'), isShown: true }
    if (list.hasFailed) return { message: t('failed'), isShown: true }
    if (!list.isCurrent) return { message: t('searching'), isShown: options.length === 0 }
    if (options.length > 0) {
      return { message: t('found', { count: options.length }), isShown: false }
    }
    return { message: t('nothing', { text: list.typed ?? '' }), isShown: true }
  }
}

const barFrom = 900
const roomPx = 360

/**
 * On phones, whose keyboard covers the lower half, the field moves up; elsewhere the list opens where there is room.
 */
function makeRoom(panel: HTMLElement | null): void {
  const field = panel?.parentElement
  if (!panel || !field) return
  const { top, bottom } = field.getBoundingClientRect()
  if (innerWidth >= barFrom) {
    panel.toggleAttribute('data-above', innerHeight - bottom < roomPx && top > roomPx)
  } else if (bottom > innerHeight * 0.4) {
    field.scrollIntoView({ block: 'start' })
  }
}
