import type { ContentChange } from './send-webhook'

type Action = {
  name: string
  /** The `status` parameter of the call. */
  status: unknown
  hasDrafts: boolean
}

/** The event that visitors can see of a document action; null when they cannot, as with saved drafts. */
export function visibleEvent({ name, status, hasDrafts }: Action): ContentChange['event'] | null {
  switch (name) {
    case 'publish':
    case 'unpublish':
    case 'delete':
      return name
    case 'create':
    case 'update':
      if (!hasDrafts) return name
      return status === 'published' ? 'publish' : null
    case 'clone':
      return hasDrafts ? null : 'create'
    default:
      return null
  }
}
