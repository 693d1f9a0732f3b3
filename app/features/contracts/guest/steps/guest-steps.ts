import type { GuestData } from '../guest-data'

/** Which step a field belongs to, for what is wrong in one that is out of sight. */
const stepOf = {
  comments: 'comments',
  guests: 'guests',
  personalPhoto: 'photo',
  documentKind: 'document',
  personalDocument: 'document',
  personalDocumentBack: 'document',
  payAuthorization: 'payment',
  agreement: 'accept',
  signature: 'accept',
} as const

export type Step = 'read' | (typeof stepOf)[keyof typeof stepOf]

/** The steps of a contract's guest, in order. */
export function stepsOf({ asks }: Pick<GuestData, 'asks'>): Step[] {
  return [
    'read' as const,
    ...(asks.comments ? (['comments'] as const) : []),
    ...(asks.guests ? (['guests'] as const) : []),
    ...(asks.identity ? (['photo', 'document'] as const) : []),
    ...(asks.payment ? (['payment'] as const) : []),
    'accept',
  ]
}

/** The place of the first step that holds one of these fields, named as in the form; -1 where none does. */
export function firstStepWith(steps: readonly Step[], names: readonly string[]): number {
  const wrong = new Set(
    names
      .map((name) => name.replace(/[[.].*$/, ''))
      .flatMap((name) =>
        Object.hasOwn(stepOf, name) ? [stepOf[name as keyof typeof stepOf] as Step] : [],
      ),
  )
  return steps.findIndex((step) => wrong.has(step))
}
