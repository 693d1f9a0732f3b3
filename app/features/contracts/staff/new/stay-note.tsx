import type { Locale } from '~content/locale'
import { href } from '~/routing/href'
import { fillWords, type ContractWords } from '~/features/contracts/contract-words'
import classes from '../contract-editor.module.css'

type StayNoteProps = {
  words: ContractWords
  locale: Locale
  stay: { reference: string; guestName: string }
}

/** For which stay a new contract is made, with the way back to it. */
export function StayNote({ words, locale, stay: { reference, guestName } }: StayNoteProps) {
  return (
    <p className={classes.note}>
      {fillWords(words.staff.forStay, { name: guestName })}{' '}
      <a href={href('staffStay', locale, { id: reference })}>{reference}</a>
    </p>
  )
}
