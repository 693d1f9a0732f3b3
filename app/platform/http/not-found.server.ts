/** The 404 response for a loader to throw. */
export function notFound(): Response {
  return new Response(null, { status: 404, statusText: 'Not Found' })
}
