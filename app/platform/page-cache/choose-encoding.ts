export type Encoding = 'br' | 'gzip' | 'identity'

const cache = new Map<string, Encoding>()
const maxCached = 200

/** The best encoding that an Accept-Encoding header allows. Results are cached, since browsers send few values. */
export function chooseEncoding(accepted: string | string[] | undefined): Encoding {
  if (typeof accepted !== 'string') return 'identity'
  const found = cache.get(accepted)
  if (found) return found
  const chosen = parse(accepted)
  if (cache.size < maxCached && accepted.length < 100) cache.set(accepted, chosen)
  return chosen
}

function parse(accepted: string): Encoding {
  const weights = new Map<string, number>()
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))
    weights.set(name, quality === undefined ? 1 : Number(quality.slice(2)))
  }
  const accepts = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0
  if (accepts('br')) return 'br'
  return accepts('gzip') ? 'gzip' : 'identity'
}
