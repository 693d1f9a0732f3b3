import { Form, useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { href } from '~/routing/href'
import { fillWords } from '../contract-words'
import { ContractEditor } from './contract-editor'
import classes from './contract-editor.module.css'
import { ContractLog } from './contract-log'
import type { EditorData } from './editor-data'
import type { EditorReply } from './editor-reply'
import { GuestAnswers } from './guest-answers'
import { ShareBox } from './share-box'

type EditorPageProps = {
  data: EditorData
  reply: EditorReply | undefined
  /** Stands below the title. */
  children?: ReactNode
}

/** A contract as staff see it: its stage, its link, its figures, what the guest wrote and all that happened. */
export function EditorPage({ data, reply, children }: EditorPageProps) {
  const { words, existing, locale } = data
  const { pathname } = useLocation()
  const { staff } = words
  return (
    <div className={classes.page}>
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
          <span className={classes.stage} data-stage={existing.stage}>
            {words.stages[existing.stage]}
          </span>
        )}
        {existing && (
          <div className={classes.actions}>
            <ShareBox existing={existing} words={words} />
            {(['renew', 'revoke'] as const).map(
              (action) =>
                (action === 'renew' || canRevoke(existing.stage)) && (
                  <Form method="post" action={pathname} key={action}>
                    <input type="hidden" name="do" value={action} />
                    <button type="submit" className={classes.button}>
                      {staff[action]}
                    </button>
                  </Form>
                ),
            )}
          </div>
        )}
      </div>
      {reply?.problem && (
        <p role="alert" className={classes.problem}>
          {staff[reply.problem]}
        </p>
      )}
      {existing?.mailedTo && (
        <p role="status" className={classes.done}>
          {fillWords(staff.mailed, { email: existing.mailedTo })}
        </p>
      )}
      {children}
      <ContractEditor
        key={existing?.state ?? `${data.template.id} ${data.template.language}`}
        data={data}
        lastResult={reply?.result ?? null}
      />
      {existing && (
        <>
          <GuestAnswers answers={existing.guest} words={words} />
          <ContractLog data={data} existing={existing} />
        </>
      )}
    </div>
  )
}

function canRevoke(stage: string): boolean {
  return stage !== 'revoked' && stage !== 'signed'
}
