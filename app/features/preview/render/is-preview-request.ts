import { previewPath } from '~content/preview-path'
import { previewParameter } from '~/routing/parameters'
import { resources, type ResourceEntry } from '~/routing/resources'

/** Calls by POST that store nothing: a page in preview may make them. */
const requestedByPost: ReadonlySet<string> = new Set(
  Object.values<ResourceEntry>(resources)
    .filter((resource) => resource.onlyAsks)
    .map(({ path }) => `/${path}`),
)

type RequestFacts = {
  method: string | undefined
  path: string
  /** With its question mark, or empty. */
  search: string
  referer: string | undefined
}

/**
 * Whether a request belongs to a preview: its address says so, or it is sent by a form of a page that is one,
 * which the browser tells by the referrer.
 */
export function isPreviewRequest({ method, path, search, referer }: RequestFacts): boolean {
  if (path.startsWith(`/${previewPath}/`) || isMarked(search)) return true
  if (method !== 'POST' || requestedByPost.has(path) || referer === undefined) return false
  return URL.canParse(referer) && isMarked(new URL(referer).search)
}

function isMarked(search: string): boolean {
  return search !== '' && new URLSearchParams(search).has(previewParameter)
}
