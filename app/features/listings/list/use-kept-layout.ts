import { useLocation, useNavigation } from '@remix-run/react'
import { useCallback } from 'react'
import { layoutParameters } from '~/routing/parameters'

/**
 * Adds to an address of a list what the current one says of the layout (browsing.md §2), which no query of a list
 * knows. The current one is that on its way, else the one that is shown.
 */
export function useKeptLayout(): (to: string) => string {
  const shown = useLocation()
  const { search } = useNavigation().location ?? shown
  const layout = layoutOf(new URLSearchParams(search))
  return useCallback((to) => withLayout(to, layout), [layout])
}

function layoutOf(search: URLSearchParams): string {
  const kept = new URLSearchParams()
  for (const name of layoutParameters) {
    const value = search.get(name)
    if (value) kept.set(name, value)
  }
  return kept.toString()
}

function withLayout(to: string, layout: string): string {
  if (layout === '') return to
  return `${to}${to.includes('?') ? '&' : '?'}${layout}`
}
