import '@remix-run/node'

declare module '@remix-run/node' {
  // Loaders and actions answer by single fetch: what they give is typed as it is.
  interface Future {
    v3_singleFetch: true
  }
}
