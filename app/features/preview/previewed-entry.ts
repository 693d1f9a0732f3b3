import type * as z from 'zod'
import type { previewDefinitions, PreviewClaim, PreviewedContentUid } from '~content/preview'
import type { Rental, rentalUid } from '~content/rental'

type Definitions = typeof previewDefinitions

type Item<Answer> = Answer extends readonly (infer Each)[] ? Each : Answer

/** An entry of a type as pages read it: of a list, one of its items. */
export type EntryOf<Uid extends PreviewedContentUid> = Item<z.infer<Definitions[Uid]['schema']>>

type PreviewedContent = {
  [Uid in PreviewedContentUid]: { uid: Uid; entry: EntryOf<Uid> }
}[PreviewedContentUid]

/** What a preview looks at, checked against the contract. */
export type Previewed = PreviewedContent | { uid: typeof rentalUid; entry: Rental }

export type PreviewSubject = { claim: PreviewClaim; previewed: Previewed }
