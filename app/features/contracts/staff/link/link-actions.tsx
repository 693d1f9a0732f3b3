import { Form } from '@remix-run/react'
import type { Locale } from '~content/locale'
import { ConfirmPopup } from '~/features/staff/lists/confirm-popup'
import { href } from '~/routing/href'
import { ButtonLink } from '~/ui/button/button'
import { FormNotice } from '~/ui/forms/form-notice'
import { SubmitButton } from '~/ui/forms/submit-button'
import { fillWords, type ContractWords } from '~/features/contracts/contract-words'
import classes from '../contract-editor.module.css'
import type { EditorData } from '../editor-data'
import type { EditorReply } from '../editor-reply'
import { Failure } from '../fields/save-area'
import { ShareBox } from './share-box'
import { useContractPath } from './use-contract-path'

/** What is told below the buttons once it is done. */
const toldDones = [
  'revoked',
  'reminded',
  'archived',
  'unarchived',
  'countersigned',
  'kept',
] as const

/** What became of some is told beside their own buttons. */
function isToldElsewhere({ action }: EditorReply, { countersign }: LinkActionsProps['existing']) {
  if (action === 'countersign') return countersign !== null
  return action === 'save' || action === 'mail'
}

type LinkActionsProps = {
  existing: NonNullable<EditorData['existing']>
  locale: Locale
  reply: EditorReply | undefined
  words: ContractWords
}

/** What can be done with a contract and its link beside changing it, and what became of that. */
export function LinkActions({ existing, locale, reply, words }: LinkActionsProps) {
  const { staff } = words
  const path = useContractPath()
  const { reference } = existing
  const isOpen = existing.shares !== null
  const actions = (['renew', 'revoke'] as const).filter(
    (action) => isOpen && (action === 'renew' || existing.stage !== 'signed'),
  )
  const failed = reply && !isToldElsewhere(reply, existing) ? reply : null
  const isNotMailed = existing.done === 'notMailed' && !reply
  const mailProblem = reply?.action === 'mail' ? reply.problem : isNotMailed ? 'notMailed' : null
  const told = toldDones.find((name) => name === existing.done)
  const more = [
    ...(existing.mayRemind ? (['remind'] as const) : []),
    existing.isArchived ? ('unarchive' as const) : ('archive' as const),
  ]
  return (
    <>
      <div className={classes.actions}>
        <ShareBox existing={existing} reply={reply} words={words} />
        {actions.map((action) => (
          <ConfirmPopup
            key={action}
            id={`confirm-${action}`}
            label={staff[action]}
            title={staff[`${action}Title`]}
            lead={staff[`${action}Lead`]}
            yes={staff[`${action}Yes`]}
            no={staff.leaveIt}
          >
            <input type="hidden" name="do" value={action} />
            <input type="hidden" name="seen" value={existing.seen} />
          </ConfirmPopup>
        ))}
        {existing.keeps !== null && (
          <KeepVersion version={existing.keeps} seen={existing.seen} words={words} />
        )}
        {more.map((action) => (
          // The page stays, with what staff have written in its fields.
          <Form key={action} method="post" action={path} preventScrollReset>
            <input type="hidden" name="do" value={action} />
            <SubmitButton kind="secondary" size="small" isWide={false}>
              {staff[action]}
            </SubmitButton>
          </Form>
        ))}
        <ButtonLink size="small" href={href('contractNew', locale, {}, `like=${reference}`)}>
          {staff.duplicate}
        </ButtonLink>
      </div>
      {failed?.problem && (
        <div className={classes.outcome}>
          <Failure of={failed} words={words} problem={failed.problem} />
        </div>
      )}
      {told && !reply && (
        <div className={classes.outcome}>
          <FormNotice key={existing.revision}>{staff.dones[told]}</FormNotice>
        </div>
      )}
      {existing.mailedTo.length > 0 && (
        // With script it is told in the modal from which the mail was sent.
        <noscript>
          <p className={classes.done}>
            {fillWords(staff.mailed, { email: existing.mailedTo.join(', ') })}
          </p>
        </noscript>
      )}
      {mailProblem && (
        <noscript>
          <p className={classes.problem}>{staff[mailProblem]}</p>
        </noscript>
      )}
    </>
  )
}

type KeepVersionProps = {
  version: number
  /** See `seenState`. */
  seen: string
  words: ContractWords
}

/** Drops a change that was declined, ran out or waits: the version that was signed holds again. */
function KeepVersion({ version, seen, words: { staff } }: KeepVersionProps) {
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
