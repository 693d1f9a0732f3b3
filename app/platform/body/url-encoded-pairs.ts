/**
 * The names and values of a URL-encoded body (`a=1&b=2`), decoded. Yields null for a pair whose escapes are malformed
 * or not UTF-8: the body is to be rejected then.
 */
export function* urlEncodedPairs(body: string): Generator<[name: string, value: string] | null> {
  for (const pair of body.split('&')) {
    if (pair === '') continue
    const equals = pair.indexOf('=')
    const name = decode(equals === -1 ? pair : pair.slice(0, equals))
    const value = equals === -1 ? '' : decode(pair.slice(equals + 1))
    yield name === null || value === null ? null : [name, value]
  }
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return null
  }
}
