import { useState } from 'react'
import type { StayStage } from '~content/stay-stage'

/** The page on which a stay of the list is answered, and the stage that the list shows. */
export type AnswerTarget = { address: string; stage: StayStage }

/**
 * What the drawer shows. Each opening begins with what is known then; an answer that somebody wrote and closed goes on
 * where it was, unless the stay has moved on since.
 */
export function useAnswering() {
  const [{ target, isOpen, times }, setAnswering] = useState({
    ...{ target: null as AnswerTarget | null, isOpen: false, times: 0, isWritten: false },
  })
  return {
    ...{ target, isOpen, times },
    open: (next: AnswerTarget) =>
      setAnswering((last) => {
        const goesOn =
          last.isWritten &&
          last.target?.address === next.address &&
          last.target.stage === next.stage
        const count = goesOn ? last.times : last.times + 1
        return { target: next, isOpen: true, times: count, isWritten: false }
      }),
    /** `isWritten`: somebody changed the prepared answer. */
    close: (isWritten: boolean) => setAnswering((last) => ({ ...last, isOpen: false, isWritten })),
  }
}
