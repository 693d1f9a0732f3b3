import type { ReactNode } from 'react'

/** What the content manager tells a side panel about the entry on screen. */
export type PanelProps = {
  activeTab: 'draft' | 'published' | null
  model: string
  documentId?: string
  document?: {
    locale?: string | null
    updatedAt?: string
    /** Of a landing. */
    blocks?: unknown[]
    /** Of a lead: by which form it came. */
    kind?: string
    /** Of what visitors send. */
    reference?: string
    email?: string
    phone?: string | null
    contactMethod?: string
    priceLines?: { id: number; label: string; amount: number }[]
    services?: { id: number; name: string; unit: string; price: number | null }[]
    currencyCode?: string
    totalFormated?: string
    paymentMethod?: string | null
    totalWithFeeFormated?: string | null
  }
}

export type Panel = (props: PanelProps) => { title: string; content: ReactNode } | null

export type PanelHost = { addEditViewSidePanel: (panels: Panel[]) => void }

/** Whether the content manager of this version takes side panels. */
export function isPanelHost(apis: unknown): apis is PanelHost {
  return typeof apis === 'object' && apis !== null && 'addEditViewSidePanel' in apis
}
