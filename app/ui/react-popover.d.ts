import 'react'

declare module 'react' {
  // React 18 passes these on in lower case, as HTML spells them; its types do not know them yet.
  interface HTMLAttributes<T> {
    popover?: 'auto' | 'manual'
    popovertarget?: string
    popovertargetaction?: 'toggle' | 'show' | 'hide'
    fetchpriority?: 'high' | 'low' | 'auto'
    name?: T extends HTMLDetailsElement ? string : never
  }
}
