/**
 * The URL that answers with the signed link of the preview on screen; null when no preview is open.
 * @param location the panel's location: `…/collection-types/{uid}/{documentId}/preview?status=draft`
 */
export function previewLinkUrl(location: { pathname: string; search: string }): string | null {
  const path = /(?:collection-types\/([^/]+)\/([^/]+)|single-types\/([^/]+))\/preview\/?$/
  const [, type, documentId, single] = path.exec(location.pathname) ?? []
  const uid = type ?? single
  if (uid === undefined) return null
  const shown = new URLSearchParams(location.search)
  const query = new URLSearchParams()
  if (documentId !== undefined) query.set('documentId', documentId)
  const locale = shown.get('plugins[i18n][locale]')
  if (locale) query.set('locale', locale)
  query.set('status', shown.get('status') ?? 'draft')
  return `/content-manager/preview/url/${uid}?${query}`
}
