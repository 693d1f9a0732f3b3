import type { ComponentType } from 'react'
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
          key={block.id}
          block={block}
          formId={block === firstForm ? landingFormId : `${landingFormId}-${block.id}`}
        />
      ))}
    </>
  )
}

function OneBlock<Uid extends BlockView['uid']>({
  block,
  formId,
}: BlockPlace & { block: { uid: Uid; view: BlockViews[Uid] } }) {
  // The registry is checked kind by kind; TypeScript does not follow that through an index.
  const Component = blockComponents[block.uid] as unknown as ComponentType<
    BlockViews[Uid] & BlockPlace
  >
  return <Component {...block.view} formId={formId} />
}
