import { useLocation } from '@remix-run/react'
import { useEffect, type ReactNode } from 'react'
import { StageBadge } from '~/features/staff/lists/stage-badge'
import { StaffBar } from '~/features/staff/area/staff-bar'
import { href } from '~/routing/href'
import { CountersignForm } from '~/features/contracts/countersign/countersign-form'
import { fillWords } from '~/features/contracts/contract-words'
import { ContractEditor } from '../fields/contract-editor'
import classes from '../contract-editor.module.css'
import { ContractLog } from './contract-log'
import type { EditorData } from '../editor-data'
import type { EditorReply } from '../editor-reply'
import { GuestAnswers } from './guest-answers'
import { LinkActions } from '../link/link-actions'
import { SignedContract } from './signed-contract'
import { toneOfStage } from '../stage-tone'

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
          {existing?.signing && existing.stage !== 'signed' && (
            <span className={classes.signing}>
              {fillWords(staff.signedOf, { ...existing.signing })}
            </span>
          )}
          {existing && (
            <LinkActions existing={existing} locale={locale} reply={reply} words={words} />
          )}
        </div>
        {existing?.declined && (
          <p className={classes.note}>
            {fillWords(staff.declinedNote, { reason: existing.declined })}
          </p>
        )}
        {existing?.countersign && (
          <CountersignForm
            house={existing.countersign}
            isCalledOff={existing.closed === 'calledOff'}
            seen={existing.seen}
            reply={reply}
            words={words}
          />
        )}
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
            {existing.guests.map((answers, index) => (
              <GuestAnswers key={index} answers={answers} words={words} />
            ))}
            <ContractLog data={data} existing={existing} />
          </>
        )}
      </div>
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
