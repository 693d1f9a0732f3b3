import type { MouseEvent } from 'react'
import { useSite } from '~/features/site/use-site'
import { href } from '~/routing/href'
import { questionParameter } from '~/routing/parameters'
import { buttonClass } from '~/ui/button/button-class'
import type { Suggestion } from '../answer/assistant-answer'
import classes from './suggestions.module.css'

type SuggestionsProps = {
  suggestions: readonly Suggestion[]
  onAsk: (question: string, isByKeyboard: boolean) => void
}

/** Sentences to ask with one tap; links to the page with their answer without script. */
export function Suggestions({ suggestions, onAsk }: SuggestionsProps) {
  const { locale } = useSite()

  function ask(event: MouseEvent, question: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    // A click by a key has no `detail`.
    onAsk(question, event.detail === 0)
  }

  return (
    <ul className={classes.list}>
      {suggestions.map(({ question, label }) => (
        <li key={question}>
          <a
            href={href(
              'assistant',
              locale,
              {},
              new URLSearchParams({ [questionParameter]: question }),
            )}
            rel="nofollow"
            className={buttonClass({ kind: 'chip', className: classes.suggestion })}
            onClick={(event) => ask(event, question)}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
