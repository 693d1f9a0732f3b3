import { Form } from '@remix-run/react'
import { Button } from '~/ui/button/button'
import field from '~/ui/forms/field.module.css'
import file from '~/ui/forms/file-field.module.css'
import { Icon } from '~/ui/icons/icon'
import type { ContractWords } from '../contract-words'
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
          <Icon name={verdict.isGood ? 'shield' : 'warning'} />
          <span>{verdict.message}</span>
        </p>
      )}
      <Form method="get" action={path} reloadDocument className={classes.check}>
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
          <Button type="submit" kind="primary">
            {words.check}
          </Button>
        </p>
      </Form>
      <Form
        method="post"
        action={path}
        encType="multipart/form-data"
        reloadDocument
        className={classes.check}
      >
        <div className={field.field}>
          <label htmlFor="pdf" className={field.label}>
            {words.file}
          </label>
          <input
            id="pdf"
            type="file"
            name="pdf"
            accept="application/pdf"
            className={`${field.input} ${file.file}`}
          />
        </div>
        <p>
          <Button type="submit">{words.checkFile}</Button>
        </p>
      </Form>
    </div>
  )
}
