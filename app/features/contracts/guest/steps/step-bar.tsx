import { Button } from '~/ui/button/button'
import { SubmitButton } from '~/ui/forms/submit-button'
import { fillWords, type ContractWords } from '~/features/contracts/contract-words'
import classes from './step-bar.module.css'
import type { SaveState } from './use-autosave'

type StepBarProps = {
  words: ContractWords['guest']
  /** From 0; null if no script shows one step at a time. */
  current: number | null
  count: number
  saveState: SaveState
  /** Why the form was not taken. */
  problem: string | null
  onBack: () => void
  onNext: () => void
}

/** The current step, whether it is saved, and the next button; fixed at the bottom on phones. */
export function StepBar(props: StepBarProps) {
  const { words, current, count, saveState, problem, onBack, onNext } = props
  const isLast = current === count - 1
  const place = current === null ? '' : fillWords(words.step, { step: current + 1, steps: count })
  const saved = saveState === 'idle' ? '' : words.saveStates[saveState]
  return (
    <div className={classes.bar}>
      {current !== null && (
        <div className={classes.progress} aria-hidden="true">
          {Array.from({ length: count }, (_, index) => (
            <span key={index} data-done={index <= current || undefined} />
          ))}
        </div>
      )}
      <p role="status" className={classes.state}>
        {[place, saved].filter(Boolean).join(' · ')}
      </p>
      {problem && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      <div className={classes.ways}>
        {current !== null && current > 0 && (
          <Button size="large" onClick={onBack}>
            {words.back}
          </Button>
        )}
        {current !== null && !isLast && (
          <Button kind="primary" size="large" className={classes.next} onClick={onNext}>
            {words.next}
          </Button>
        )}
        {current === null && (
          <Button type="submit" size="large" name="do" value="save">
            {words.save}
          </Button>
        )}
        {(current === null || isLast) && (
          <div className={classes.sign}>
            <SubmitButton>{words.sign}</SubmitButton>
          </div>
        )}
      </div>
    </div>
  )
}
