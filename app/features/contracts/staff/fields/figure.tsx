import type { ReactNode } from 'react'
import { Button } from '~/ui/button/button'
import { Icon } from '~/ui/icons/icon'
import field from '~/ui/forms/field.module.css'
import { useFormMessage } from '~/ui/forms/use-form-message'
import { fillWords, type ContractWords } from '~/features/contracts/contract-words'
import type { FigureName } from '~/features/contracts/contract-figures'
import classes from './figure.module.css'
import { figureNoteId, type FigureNote } from './use-figures'

type FigureProps = {
  name: FigureName
  note: FigureNote
  words: ContractWords
  /** The form itself says already what is wrong with the field. */
  isJudged: boolean
  giveBack: (name: FigureName) => void
  children: ReactNode
}

/** A field whose figure can follow from others: below it stands whether it does, and what contradicts it. */
export function Figure({ name, note, words, isJudged, giveBack, children }: FigureProps) {
  const messageOf = useFormMessage()
  const { staff, fields } = words
  const { state, calculated, problem } = note
  return (
    <div className={classes.figure}>
      {children}
      <div className={classes.note}>
        <p id={figureNoteId(name)} role="status" className={field.error}>
          {problem && !isJudged && (
            <>
              <Icon name="info" size={18} />
              {messageOf([problem])}
            </>
          )}
        </p>
        {state === 'calculated' && <p className={classes.state}>{staff.calculated}</p>}
        {state === 'byHand' && calculated && (
          <p className={classes.state}>
            <span className={classes.hand}>{staff.byHand}</span>
            <Button
              kind="text"
              className={`needs-script ${classes.back}`}
              aria-label={fillWords(staff.giveBackOf, { field: fields[name], value: calculated })}
              onClick={() => giveBack(name)}
            >
              {fillWords(staff.giveBack, { value: calculated })}
            </Button>
          </p>
        )}
      </div>
    </div>
  )
}

type ReviewedProps = {
  /** Why staff should look at the field again; null while they need not. */
  why: string | null
  children: ReactNode
}

/** A field of words that follow from no figure: below it stands when they may be outdated. */
export function Reviewed({ why, children }: ReviewedProps) {
  return (
    <div className={classes.figure}>
      {children}
      <div className={classes.note}>
        <p role="status">{why && <span className={classes.review}>{why}</span>}</p>
      </div>
    </div>
  )
}
