type PolicyContext = { request: { query: Record<string, unknown> } }

/** Rejects requests for drafts: the site's token reads published versions only. */
export default ({ request }: PolicyContext) =>
  request.query.status === undefined || request.query.status === 'published'
