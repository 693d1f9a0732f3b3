import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { PrivateMessages } from '~/features/private-pages/private-messages'
import { buttonClass } from '~/ui/button/button-class'
import classes from './stay-tabs.module.css'
import { StayDetails } from './stay-details'
import type { ShownStay } from '../shown-booking'

type StayTabsProps = {
  stays: ShownStay[]
  words: PrivateMessages['booking']
  isReleased: boolean
}

const panelId = (index: number) => `stay-${index + 1}`
const tabId = (index: number) => `stay-tab-${index + 1}`

/**
 * What guests need to know of each property, in tabs where there are several. Without script, and on paper, all of
 * them stand below each other and the tabs lead to them.
 */
export function StayTabs({ stays, words, isReleased }: StayTabsProps) {
  const [isAlive, setAlive] = useState(false)
  const [shown, setShown] = useState(0)
  const tabs = useRef<(HTMLAnchorElement | null)[]>([])
  const hasTabs = stays.length > 1

  useEffect(() => {
    setAlive(true)
    const named = stays.findIndex((_, index) => location.hash === `#${panelId(index)}`)
    if (named > 0) setShown(named)
  }, [stays])

  function choose(index: number): void {
    setShown(index)
    tabs.current[index]?.focus()
  }

  function move(event: KeyboardEvent): void {
    const last = stays.length - 1
    const next = {
      ArrowRight: shown === last ? 0 : shown + 1,
      ArrowLeft: shown === 0 ? last : shown - 1,
      Home: 0,
      End: last,
    }[event.key]
    if (next === undefined) return
    event.preventDefault()
    choose(next)
  }

  return (
    <div className={classes.stays}>
      {hasTabs && (
        <div
          role={isAlive ? 'tablist' : 'navigation'}
          aria-label={words.chooseProperty}
          className={classes.tabs}
          onKeyDown={move}
        >
          {stays.map(({ name }, index) => (
            <a
              key={index}
              ref={(element) => {
                tabs.current[index] = element
              }}
              href={`#${panelId(index)}`}
              className={buttonClass({ kind: 'chip', className: classes.tab })}
              {...(isAlive && {
                id: tabId(index),
                role: 'tab',
                'aria-selected': index === shown,
                'aria-controls': panelId(index),
                tabIndex: index === shown ? 0 : -1,
              })}
              onClick={(event) => {
                event.preventDefault()
                choose(index)
              }}
            >
              {name}
            </a>
          ))}
        </div>
      )}
      {stays.map((stay, index) => (
        <section
          key={index}
          id={panelId(index)}
          className={classes.panel}
          data-hidden={(hasTabs && isAlive && index !== shown) || undefined}
          {...(hasTabs && isAlive
            ? { role: 'tabpanel', 'aria-labelledby': tabId(index), tabIndex: 0 }
            : { 'aria-label': stay.name })}
        >
          <StayDetails stay={stay} words={words} isReleased={isReleased} />
        </section>
      ))}
    </div>
  )
}
