import { useLocation } from '@remix-run/react'
import { changeParameter } from '../editor-data'

/** Where the buttons of a contract send: the editor of a signed one stays open if it is. */
export function useContractPath(): string {
  const { pathname, search } = useLocation()
  const isChanging = new URLSearchParams(search).has(changeParameter)
  return isChanging ? `${pathname}?${changeParameter}=1` : pathname
}
