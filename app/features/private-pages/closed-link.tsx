import type { Locale } from '~content/locale'
import { AskUs } from '~/features/site/contact/ask-us'
import { href } from '~/routing/href'
import { ButtonLink } from '~/ui/button/button'
import classes from './private-page.module.css'
import type { PrivateMessages } from './private-messages'

type ClosedLinkProps = { words: PrivateMessages['closed']; locale: Locale; isLimited: boolean }

/** Unknown, closed and cancelled links show the same page, so that strangers learn nothing. */
export function ClosedLink({ words, locale, isLimited }: ClosedLinkProps) {
  return (
    <div className={`content ${classes.closed}`}>
      <h1 className={classes.title}>{words.title}</h1>
      <p className={classes.lead}>{isLimited ? words.tooMany : words.lead}</p>
      <AskUs />
      <ButtonLink href={href('home', locale)}>{words.home}</ButtonLink>
    </div>
  )
}
