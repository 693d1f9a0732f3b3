import { Form, useLocation } from '@remix-run/react'
import { href } from '~/routing/href'
import { fillWords } from '../contract-words'
import { formatMoment } from '../format-moment'
import { ContractEditor } from './contract-editor'
import classes from './contract-editor.module.css'
import type { EditorData } from './editor-data'
import type { EditorReply } from './editor-reply'
import { ShareBox } from './share-box'

type EditorPageProps = { data: EditorData; reply: EditorReply | undefined }

/** A contract as staff see it: its stage, its link, its figures and all that happened. */
export function EditorPage({ data, reply }: EditorPageProps) {
  const { words, existing, locale } = data
  const { pathname } = useLocation()
  const { staff } = words
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <h1 className={classes.title}>
          {existing
            ? fillWords(staff.editTitle, { reference: existing.reference })
            : staff.newTitle}
        </h1>
        {existing && <span className={classes.stage}>{words.stages[existing.stage]}</span>}
        <a href={href('staffContracts', locale)}>{staff.toList}</a>
      </div>
      {reply?.problem && (
        <p role="alert" className={classes.problem}>
          {staff[reply.problem]}
        </p>
      )}
      {existing && (
        <div className={`${classes.actions} ${classes.head}`}>
          <ShareBox share={existing.share} words={words} isNew={existing.isNew} />
          {(['renew', 'revoke'] as const).map((action) => (
            <Form method="post" action={pathname} key={action}>
              <input type="hidden" name="do" value={action} />
              <input type="hidden" name="revision" value={existing.revision} />
              {(action === 'renew' || canRevoke(existing.stage)) && (
                <button type="submit" className={classes.button}>
                  {staff[action]}
                </button>
              )}
            </Form>
          ))}
        </div>
      )}
      <ContractEditor
        key={existing?.revision ?? `${data.template.id} ${data.template.language}`}
        data={data}
        lastResult={reply?.result ?? null}
      />
      {existing && existing.versions.length > 0 && (
        <section className={classes.log}>
          <h2>{staff.versions}</h2>
          <ul>
            {existing.versions.map(({ version, signedAt, hash, pdf }) => (
              <li key={version}>
                {fillWords(staff.version, { version, moment: formatMoment(signedAt, locale) })}{' '}
                <a href={pdf}>{staff.pdf}</a>
                <br />
                <code>{hash}</code>
              </li>
            ))}
          </ul>
        </section>
      )}
      {existing && (
        <section className={classes.log}>
          <h2>{staff.log}</h2>
          <ol>
            {existing.events.map((event, index) => (
              <li key={index}>
                <time dateTime={event.at}>{formatMoment(event.at, locale)}</time> ·{' '}
                {words.events[event.kind]} · {event.actor}
                {event.address && ` · ${event.address}`}
                {event.detail && ` · ${event.detail}`}
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  )
}

function canRevoke(stage: string): boolean {
  return stage !== 'revoked' && stage !== 'signed'
}
