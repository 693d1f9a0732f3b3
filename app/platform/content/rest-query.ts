/** Serializes a nested object for Strapi's REST API: `populate[seo]=true`. */
export function restQuery(parameters: Record<string, unknown>): string {
  return Object.entries(parameters)
    .flatMap(([name, value]) => pairs(name, value))
    .join('&')
}

function pairs(name: string, value: unknown): string[] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, inner]) => pairs(`${name}[${key}]`, inner))
  }
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
    return []
  return [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`]
}
