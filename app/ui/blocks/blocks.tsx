import { Fragment, type ReactNode } from 'react'
import type { BlockUid } from '~content/block-uids'
import { blockComponents, type BlockPlace } from './block-components'
import type { BlockView, BlockViews } from './block-views'
import { landingFormId } from './landing-form-id'

type BlocksProps = {
  blocks: readonly BlockView[]
  /** Whether the page has a form that buttons link to. */
  hasOwnForm?: boolean
  /** Content of the page that follows the first hero. */
  afterHero?: ReactNode
}

/** The blocks of a landing in their order. */
export function Blocks({ blocks, hasOwnForm = false, afterHero }: BlocksProps) {
  const firstForm = hasOwnForm ? null : blocks.find(({ uid }) => uid === 'blocks.form')
  const firstHero = blocks.find(({ uid }) => uid === 'blocks.hero')
  return (
    <>
      {blocks.map((block) => (
        <Fragment key={`${block.uid} ${block.id}`}>
          <OneBlock
            block={block}
            formId={block === firstForm ? landingFormId : `${landingFormId}-${block.id}`}
          />
          {block === firstHero && afterHero}
        </Fragment>
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
