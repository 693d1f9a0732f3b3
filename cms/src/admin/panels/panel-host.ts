import type { ReactNode } from 'react'

/** The props that the content manager gives a side panel. */
export type PanelProps = {
  activeTab: 'draft' | 'published' | null
  collectionType?: string
  model: string
  documentId?: string
  document?: {
    locale?: string | null
    updatedAt?: string
    /** Landings only. */
    blocks?: unknown[]
    /** Leads only: the form that it came by. */
    kind?: string
    /** Submissions only. */
    reference?: string
    email?: string
    phone?: string | null
    contactMethod?: string
    priceLines?: { id: number; label: string; amount: number }[]
    services?: { id: number; name: string; unit: string; price: number | null }[]
    currencyCode?: string
    rentalName?: string
    otherPlaces?: { id: number; rentalName: string; totalFormated: string }[]
    totalFormated?: string
    paymentMethod?: string | null
    totalWithFeeFormated?: string | null
  }
}

export type Panel = (props: PanelProps) => { title: string; content: ReactNode } | null

export type PanelHost = { addEditViewSidePanel: (panels: Panel[]) => void }

/** Whether this version of the content manager accepts side panels. */
export function isPanelHost(apis: unknown): apis is PanelHost {
  return typeof apis === 'object' && apis !== null && 'addEditViewSidePanel' in apis
}
