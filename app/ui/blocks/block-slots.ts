import { createContext, useContext, type ReactNode } from 'react'
import type { FormView, ProductView } from './block-views'

/** What blocks need of the feature that shows them. */
export type BlockSlots = {
  /** The form of a block; `id` is where buttons lead. */
  form: (view: FormView, id: string) => ReactNode
  /** Contact options beside a form. */
  besideForm?: ReactNode
  /** Opens the form of a product. If it is missing, the product links to the form of the page. */
  openProduct?: (product: ProductView) => void
}

const SlotsContext = createContext<BlockSlots | null>(null)

export const BlockSlotsProvider = SlotsContext.Provider

/** Throws outside a page that provides the slots. */
export function useBlockSlots(): BlockSlots {
  const slots = useContext(SlotsContext)
  if (!slots) throw new Error('Blocks are shown without their slots')
  return slots
}
