/** The 404 that a loader throws where an address names nothing that exists. */
export function notFound(): Response {
  return new Response(null, { status: 404, statusText: 'Not Found' })
}
