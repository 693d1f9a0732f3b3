import { createContext, useContext, type ReactNode } from 'react'
import type { FormView, ProductView } from './block-views'

/** What blocks need of the feature that shows them. */
export type BlockSlots = {
  /** The form of a block; `id` is where buttons lead. */
  form: (view: FormView, id: string) => ReactNode
  /** What stands beside a form for whoever would rather talk. */
  besideForm?: ReactNode
  /** Opens the form about a product; where it is absent, the product's link leads to the form of the page. */
  openProduct?: (product: ProductView) => void
}

const SlotsContext = createContext<BlockSlots | null>(null)

export const BlockSlotsProvider = SlotsContext.Provider

/** Throws outside of a page that gives its blocks what they need. */
export function useBlockSlots(): BlockSlots {
  const slots = useContext(SlotsContext)
  if (!slots) throw new Error('Blocks are shown without their slots')
  return slots
}
