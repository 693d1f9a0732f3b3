import type { FormMetadata } from '@conform-to/react'
import { useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { ErrorSummary } from '~/ui/forms/error-summary'
import { FormFailure } from '~/ui/forms/form-failure'
import { FormNotice } from '~/ui/forms/form-notice'
import type { ContractWords } from '~/features/contracts/contract-words'
import classes from '../contract-editor.module.css'
import { saveSectionId, type EditorReply } from '../editor-reply'
import { editorSteps } from './editor-steps'

type SaveAreaProps = {
  form: FormMetadata
  reply: EditorReply | undefined
  words: ContractWords
  /** The last save went well, and nothing was written since. */
  isSaved: boolean
  children: ReactNode
}

/** Order of the fields on the page. */
const order = editorSteps.flatMap(({ fields }) => fields)

/** The button that saves, and beside it what became of the last try. */
export function SaveArea({ form, reply, words, isSaved, children }: SaveAreaProps) {
  const problem = reply?.action === 'save' ? reply.problem : null
  return (
    <div id={saveSectionId} className={classes.save}>
      {problem ? (
        <Failure of={reply} words={words} problem={problem} />
      ) : (
        <ErrorSummary
          form={form}
          lastResult={reply?.result ?? null}
          order={order}
          labels={words.fields}
        />
      )}
      {isSaved && <FormNotice>{words.staff.saved}</FormNotice>}
      <div className={classes.actions}>{children}</div>
    </div>
  )
}

type FailureProps = {
  of: EditorReply | undefined
  words: ContractWords
  problem: NonNullable<EditorReply['problem']>
}

/** What went wrong with a contract, told where it was tried. */
export function Failure({ of, words, problem }: FailureProps) {
  const { pathname } = useLocation()
  return (
    <FormFailure reply={of} message={words.staff[problem]}>
      {!['unavailable', 'notMailed', 'remindedLately', 'stayTaken', 'nightsTaken'].includes(
        problem,
      ) && (
        <p>
          <a href={pathname} target="_blank" rel="noreferrer">
            {problem === 'signedOut' ? words.staff.signIn : words.staff.openPresent}
          </a>
        </p>
      )}
    </FormFailure>
  )
}
