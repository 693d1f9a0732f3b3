import { useState } from 'react'
import type { StayStage } from '~content/stay-stage'
import type { WrittenAnswer } from '~/features/stays/answer/answer-drawer'

/** The page on which a stay of the list is answered, and the stage that the list shows. */
export type AnswerTarget = { address: string; stage: StayStage }

type Kept = { stage: StayStage; draft: WrittenAnswer }

type Answering = {
  target: AnswerTarget | null
  isOpen: boolean
  /** The number of the opening. */
  times: number
  /** What was written into the stay that is open, and closed before. */
  draft: WrittenAnswer | null
  /** Written drafts by the address of their page. */
  kept: ReadonlyMap<string, Kept>
}

const nothing: Answering = { target: null, isOpen: false, times: 0, draft: null, kept: new Map() }

/**
 * The state of the answer drawer. Opening a stay reads it anew. A draft that was written and closed is shown again,
 * unless the stage of the stay has changed since.
 */
export function useAnswering() {
  const [{ kept: drafts, ...shown }, setAnswering] = useState(nothing)
  return {
    ...shown,
    /** Whether a closed draft is shown again when the stay is opened. */
    hasDraft: ({ address, stage }: AnswerTarget) => drafts.get(address)?.stage === stage,
    open: (target: AnswerTarget) =>
      setAnswering(({ times, kept }) => {
        const last = kept.get(target.address)
        const draft = last?.stage === target.stage ? last.draft : null
        return { target, isOpen: true, times: times + 1, draft, kept }
      }),
    /** Closes the drawer and keeps the draft; null if the prepared answer was not changed. */
    close: (draft: WrittenAnswer | null) =>
      setAnswering((last) => {
        const kept = new Map(last.kept)
        if (last.target && draft) kept.set(last.target.address, { stage: last.target.stage, draft })
        else if (last.target) kept.delete(last.target.address)
        return { ...last, isOpen: false, kept }
      }),
  }
}
