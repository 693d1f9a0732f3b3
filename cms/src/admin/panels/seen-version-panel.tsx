import { useEffect } from 'react'
import { noteSeenVersion } from '../form/seen-versions'
import type { Panel } from './panel-host'

/** Shows nothing: notes which version of an entry the form has, so that it is not saved over a later one. */
export const SeenVersionPanel: Panel = ({
  activeTab,
  collectionType,
  model,
  documentId,
  document,
}) => {
  const updatedAt = activeTab === 'published' ? undefined : document?.updatedAt
  const locale = document?.locale ?? ''
  const id = collectionType === 'single-types' ? '' : documentId
  useEffect(() => {
    if (updatedAt && id !== undefined) noteSeenVersion({ model, documentId: id, locale }, updatedAt)
  }, [model, id, locale, updatedAt])
  return null
}
