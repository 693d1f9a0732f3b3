const escapes: Record<string, string> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
}

/** What a string between parentheses says (ISO 32000-1, 7.3.4.2), byte by byte. */
export function readLiteralString(raw: string): string {
  const bytes = raw.replace(
    /\\(?:([0-7]{1,3})|(\r\n|[\r\n])|([^]))/g,
    (_, octal?: string, lineEnd?: string, character: string = '') => {
      if (octal !== undefined) return String.fromCharCode(parseInt(octal, 8) & 255)
      return lineEnd === undefined ? (escapes[character] ?? character) : ''
    },
  )
  return readText(bytes)
}

/** What a string of hex digits says; a last digit without its pair counts as followed by 0. */
export function readHexString(raw: string): string {
  const digits = raw.replace(/[^0-9A-Fa-f]/g, '')
  const bytes = Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex')
  return readText(bytes.toString('latin1'))
}

/** Texts may be UTF-16 or UTF-8, which they say by their first bytes. */
function readText(bytes: string): string {
  if (bytes.startsWith('\xfe\xff')) {
    const content = Buffer.from(bytes.slice(2), 'latin1')
    return content
      .subarray(0, content.length & ~1)
      .swap16()
      .toString('utf16le')
  }
  return bytes.startsWith('\xef\xbb\xbf') ? bytes.slice(3) : bytes
}
