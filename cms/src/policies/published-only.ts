type PolicyContext = { request: { query: Record<string, unknown> } }

/** Drafts never leave through the site's own token, whoever asks for them. */
export default ({ request }: PolicyContext) =>
  request.query.status === undefined || request.query.status === 'published'
