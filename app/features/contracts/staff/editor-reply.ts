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

/** Id of the section with the save button and the outcome of saving. */
export const saveSectionId = 'save'
