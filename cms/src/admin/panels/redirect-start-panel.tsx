import { useForm } from '@strapi/strapi/admin'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { Panel } from './panel-host'

const redirectUid = 'api::redirect.redirect'

/**
 * Renders nothing. Fills a new redirect with the path in the URL (`?fromPath=`), as a report of the site links it.
 */
export const RedirectStartPanel: Panel = ({ model, documentId }) => {
  const { search } = useLocation()
  const onChange = useForm('RedirectStart', ({ onChange: change }) => change)
  const fromPath = new URLSearchParams(search).get('fromPath') ?? ''
  const isStart = model === redirectUid && (documentId === undefined || documentId === 'create')

  useEffect(() => {
    if (isStart && fromPath.startsWith('/')) onChange('fromPath', fromPath)
    // Once: what the editor types afterwards stays.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isStart, fromPath])

  return null
}
