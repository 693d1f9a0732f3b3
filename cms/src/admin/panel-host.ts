import type { ReactNode } from 'react'

/** What the content manager tells a side panel about the entry on screen. */
export type PanelProps = {
  activeTab: 'draft' | 'published' | null
  model: string
  documentId?: string
  document?: {
    locale?: string | null
    updatedAt?: string
    /** Of an inquiry. */
    reference?: string
    email?: string
    phone?: string | null
    contactMethod?: string
  }
}

export type Panel = (props: PanelProps) => { title: string; content: ReactNode } | null

export type PanelHost = { addEditViewSidePanel: (panels: Panel[]) => void }

/** Whether the content manager of this version takes side panels. */
export function isPanelHost(apis: unknown): apis is PanelHost {
  return typeof apis === 'object' && apis !== null && 'addEditViewSidePanel' in apis
}
