const regular = 0
const blank = 1
const delimiter = 2

/** What each byte is in PDF syntax (ISO 32000-1, 7.2.2). */
const classes = new Uint8Array(256)
for (const character of '\0\t\n\f\r ') classes[character.charCodeAt(0)] = blank
for (const character of '()<>[]{}/%') classes[character.charCodeAt(0)] = delimiter

export const isBlank = (byte: number | undefined) => byte !== undefined && classes[byte] === blank
export const isRegular = (byte: number | undefined) =>
  byte !== undefined && classes[byte] === regular
export const isDigit = (byte: number | undefined) => byte !== undefined && byte >= 48 && byte <= 57
export const isLineEnd = (byte: number | undefined) => byte === 10 || byte === 13
export const percent = 37
