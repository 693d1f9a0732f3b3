import type { ReactNode } from 'react'
import type { BlockUid } from '~content/block-uids'
import { blockComponents, type BlockPlace } from './block-components'
import type { BlockView, BlockViews } from './block-views'
import { landingFormId } from './landing-form-id'

type BlocksProps = {
  blocks: readonly BlockView[]
  /** Whether the page has a form of its own, where buttons lead. */
  hasOwnForm?: boolean
}

/** The blocks of a landing in their order. */
export function Blocks({ blocks, hasOwnForm = false }: BlocksProps) {
  const firstForm = hasOwnForm ? null : blocks.find(({ uid }) => uid === 'blocks.form')
  return (
    <>
      {blocks.map((block) => (
        <OneBlock
          key={`${block.uid} ${block.id}`}
          block={block}
          formId={block === firstForm ? landingFormId : `${landingFormId}-${block.id}`}
        />
      ))}
    </>
  )
}

/** The registry by kind, so that a block and its component are known to fit. */
const registry: { [Uid in BlockUid]: (view: BlockViews[Uid] & BlockPlace) => ReactNode } =
  blockComponents

type OneBlockProps<Uid extends BlockUid> = {
  block: { uid: Uid; view: BlockViews[Uid] }
} & BlockPlace

/** A block stays of its kind (the key says it), so its component may be called here. */
function OneBlock<Uid extends BlockUid>({ block, formId }: OneBlockProps<Uid>) {
  return registry[block.uid]({ ...block.view, formId })
}
