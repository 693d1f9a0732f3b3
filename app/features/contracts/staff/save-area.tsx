import type { FormMetadata } from '@conform-to/react'
import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { ErrorSummary } from '~/ui/forms/error-summary'
import { FormNotice } from '~/ui/forms/form-notice'
import type { ContractWords } from '../contract-words'
import { figureNames } from '../work-out-figures'
import classes from './contract-editor.module.css'
import { savePlace, type EditorReply } from './editor-reply'

type SaveAreaProps = {
  form: FormMetadata
  reply: EditorReply | undefined
  words: ContractWords
  /** The last save went well, and nothing was written since. */
  isSaved: boolean
  children: React.ReactNode
}

const order = [
  ...['fullName', 'guestEmail', 'property', 'totalGuests', ...figureNames],
  ...['downPaymentDays', 'cancellationCoverExpenses', 'damageDeposit', 'depositReturnDays'],
  ...['lostFirstDeposit', 'lostFirstDepositDays', 'customCheckIn', 'customCheckOut'],
  ...['contractDate', 'extraTerms'],
]

/** The button that saves, and beside it what became of the last try. */
export function SaveArea({ form, reply, words, isSaved, children }: SaveAreaProps) {
  const problem = reply?.action === 'save' ? reply.problem : null
  return (
    <div id={savePlace} className={classes.save}>
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
  /** The answer that it belongs to: each takes the focus once. */
  of: EditorReply | undefined
  words: ContractWords
  problem: NonNullable<EditorReply['problem']>
}

/** What went wrong, told where it was tried. */
export function Failure({ of, words, problem }: FailureProps) {
  const box = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  useEffect(() => box.current?.focus(), [of])
  return (
    <div ref={box} tabIndex={-1} role="alert" className={classes.problem}>
      <p>{words.staff[problem]}</p>
      {problem === 'outdated' && (
        <p>
          <a href={pathname} target="_blank" rel="noreferrer">
            {words.staff.openPresent}
          </a>
        </p>
      )}
    </div>
  )
}
