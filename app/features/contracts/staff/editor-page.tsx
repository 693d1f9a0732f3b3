import { useLocation } from '@remix-run/react'
import { useEffect, type ReactNode } from 'react'
import { ConfirmPopup } from '~/features/staff/lists/confirm-popup'
import { StageBadge } from '~/features/staff/lists/stage-badge'
import { StaffBar } from '~/features/staff/area/staff-bar'
import { href } from '~/routing/href'
import { FormNotice } from '~/ui/forms/form-notice'
import { fillWords, type ContractWords } from '../contract-words'
import { ContractEditor } from './contract-editor'
import classes from './contract-editor.module.css'
import { ContractLog } from './contract-log'
import type { EditorData } from './editor-data'
import type { EditorReply } from './editor-reply'
import { GuestAnswers } from './guest-answers'
import { Failure } from './save-area'
import { ShareBox } from './share-box'
import { SignedContract } from './signed-contract'
import { toneOfStage } from './stage-tone'

type EditorPageProps = {
  data: EditorData
  reply: EditorReply | undefined
  /** Stands below the title. */
  children?: ReactNode
}

/** A contract as staff see it: its stage, its link, its figures, what the guest wrote and all that happened. */
export function EditorPage({ data, reply, children }: EditorPageProps) {
  const { words, existing, locale } = data
  const { staff } = words
  // What was written stays in its fields, also where the contract was signed meanwhile.
  const signed = reply?.action === 'save' ? null : existing?.signed
  useForgetDone(existing?.done ?? null)
  return (
    <>
      <StaffBar bar={data.bar} />
      <div className={`content ${classes.page}`}>
        <a className={classes.up} href={href('staffContracts', locale)}>
          {staff.toList}
        </a>
        <div className={classes.head}>
          <h1 className={classes.title}>
            {existing
              ? fillWords(staff.editTitle, { reference: existing.reference })
              : staff.newTitle}
          </h1>
          {existing && (
            <StageBadge tone={toneOfStage(existing.stage)}>
              {words.stages[existing.stage]}
            </StageBadge>
          )}
          {existing && <LinkActions existing={existing} reply={reply} words={words} />}
        </div>
        {children}
        {existing && signed ? (
          <SignedContract data={data} existing={existing} signed={signed} />
        ) : (
          <ContractEditor
            key={existing?.state ?? `${data.template.id} ${data.template.language}`}
            data={data}
            reply={reply}
          />
        )}
        {existing && (
          <>
            <GuestAnswers answers={existing.guest} words={words} />
            <ContractLog data={data} existing={existing} />
          </>
        )}
      </div>
    </>
  )
}

type LinkActionsProps = {
  existing: NonNullable<EditorData['existing']>
  reply: EditorReply | undefined
  words: ContractWords
}

/** What can be done with the guest's link, and what became of it. */
function LinkActions({ existing, reply, words }: LinkActionsProps) {
  const { staff } = words
  const isOpen = existing.share !== null
  const actions = (['renew', 'revoke'] as const).filter(
    (action) => isOpen && (action === 'renew' || existing.stage !== 'signed'),
  )
  const isFailure = reply?.action === 'renew' || reply?.action === 'revoke'
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
          </ConfirmPopup>
        ))}
      </div>
      {isFailure && reply.problem && (
        <div className={classes.outcome}>
          <Failure of={reply} words={words} problem={reply.problem} />
        </div>
      )}
      {existing.done === 'revoked' && !reply && (
        <div className={classes.outcome}>
          <FormNotice>{staff.linkRevoked}</FormNotice>
        </div>
      )}
      {existing.done === 'mailed' && existing.mailTo && (
        // With script it is told in the modal from which the mail was sent.
        <noscript>
          <p className={classes.done}>{fillWords(staff.mailed, { email: existing.mailTo })}</p>
        </noscript>
      )}
      {reply?.action === 'mail' && reply.problem && (
        <noscript>
          <p className={classes.problem}>{staff[reply.problem]}</p>
        </noscript>
      )}
    </>
  )
}

/** A reload is about the contract, not about what was done to it before. */
function useForgetDone(done: NonNullable<EditorData['existing']>['done'] | null): void {
  const { pathname, key } = useLocation()
  useEffect(() => {
    if (done) window.history.replaceState(window.history.state, '', pathname)
  }, [done, pathname, key])
}
