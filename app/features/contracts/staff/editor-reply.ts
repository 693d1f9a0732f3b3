import type { SubmissionResult } from '@conform-to/react'

/** The buttons of a contract, by what they send. */
export const editorActions = [
  'save',
  'mail',
  'renew',
  'revoke',
  'keep',
  'remind',
  'archive',
  'unarchive',
  'countersign',
] as const

export type EditorAction = (typeof editorActions)[number]

type EditorProblem =
  | 'stayTaken'
  | 'outdated'
  | 'changedMeanwhile'
  | 'signedMeanwhile'
  | 'unavailable'
  | 'signedOut'
  | 'notMailed'
  | 'remindedLately'
  | 'nightsTaken'

/** What a contract shows after something that failed, beside the button that was pressed. */
export type EditorReply = {
  action: EditorAction
  result: SubmissionResult | null
  problem: EditorProblem | null
  /** The state that the next save must name to replace the newer one; see `editedState`. */
  state?: string
}

/** The part of the page with the button that saves, and what became of it. */
export const savePlace = 'save'
