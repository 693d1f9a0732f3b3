import { ConfirmPopup } from '~/features/staff/lists/confirm-popup'
import { fillWords, type ContractWords } from '../contract-words'

type KeepVersionProps = {
  version: number
  /** See `seenState`. */
  seen: string
  words: ContractWords
}

/** Drops a change that was declined, ran out or waits: the version that was signed holds again. */
export function KeepVersion({ version, seen, words: { staff } }: KeepVersionProps) {
  const say = (text: string) => fillWords(text, { version })
  return (
    <ConfirmPopup
      id="confirm-keep"
      label={say(staff.keep)}
      title={say(staff.keepTitle)}
      lead={say(staff.keepLead)}
      yes={say(staff.keepYes)}
      no={staff.leaveIt}
    >
      <input type="hidden" name="do" value="keep" />
      <input type="hidden" name="seen" value={seen} />
      <input type="hidden" name="version" value={version} />
    </ConfirmPopup>
  )
}
