import { AskUs } from '~/features/site/contact/ask-us'
import type { ContractWords } from '~/features/contracts/contract-words'
import classes from '../guest-page.module.css'

type ClosedLinkProps = {
  words: Pick<ContractWords['guest'], 'closedTitle' | 'closedLead' | 'tooMany'>
  isLimited: boolean
}

/** The same for a link that is unknown, over or revoked: a stranger learns nothing. */
export function ClosedLink({ words, isLimited }: ClosedLinkProps) {
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>{words.closedTitle}</h1>
      <p>{isLimited ? words.tooMany : words.closedLead}</p>
      <AskUs />
    </div>
  )
}
