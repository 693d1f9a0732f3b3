import { Form } from '@remix-run/react'
import type { ContractWords } from '../contract-words'
import field from '~/ui/forms/field.module.css'
import classes from '../guest/guest-page.module.css'
import type { Verdict } from './answer-verify.server'

type VerifyPageProps = {
  words: ContractWords['verify']
  path: string
  hash: string
  verdict: Verdict | null
}

/** Whether a hash or a PDF is one that was signed here, and nothing else. Works without script. */
export function VerifyPage({ words, path, hash, verdict }: VerifyPageProps) {
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>{words.title}</h1>
      <p className={classes.soft}>{words.lead}</p>
      {verdict && (
        <p role="status" className={verdict.isGood ? classes.received : classes.problem}>
          {verdict.message}
        </p>
      )}
      <Form method="get" action={path} reloadDocument className={classes.form}>
        <div className={field.field}>
          <label htmlFor="hash" className={field.label}>
            {words.hash}
          </label>
          <p id="hash-hint" className={field.hint}>
            {words.hashHint}
          </p>
          <input
            id="hash"
            name="hash"
            defaultValue={hash}
            aria-describedby="hash-hint"
            autoComplete="off"
            spellCheck={false}
            maxLength={80}
            className={field.input}
          />
        </div>
        <p>
          <button type="submit" className={classes.next}>
            {words.check}
          </button>
        </p>
      </Form>
      <Form
        method="post"
        action={path}
        encType="multipart/form-data"
        reloadDocument
        className={classes.form}
      >
        <div className={field.field}>
          <label htmlFor="pdf" className={field.label}>
            {words.file}
          </label>
          <input id="pdf" type="file" name="pdf" accept="application/pdf" />
        </div>
        <p>
          <button type="submit" className={classes.camera}>
            {words.checkFile}
          </button>
        </p>
      </Form>
    </div>
  )
}
