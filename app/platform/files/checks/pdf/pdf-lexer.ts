import { isBlank, isLineEnd, isRegular, percent } from './pdf-characters'
import { readHexString, readLiteralString } from './pdf-string'
import { PdfUnreadable, type PdfBudget } from './pdf-unreadable'

export type PdfToken =
  | { kind: 'number'; value: number }
  | { kind: 'name'; value: string }
  /** The first 2,000 bytes of it. */
  | { kind: 'string'; value: string }
  | { kind: 'word'; value: string }
  | { kind: '<<' | '>>' | '[' | ']' | 'end' }

export type PdfLexer = {
  /** Throws `PdfUnreadable` where no token can be read, or the budget is spent. */
  next: () => PdfToken
  /** Where the next token is looked for. */
  position: number
  /** Where the last token began. */
  began: number
}

const numeric = /^[+-]?(?:\d+\.?\d*|\.\d+)$/
const hexDigit = /[0-9A-Fa-f]/
const maxWordLength = 200
/** Bytes of a string that are looked at. */
const beginning = 2000

/** Reads the tokens of PDF syntax (ISO 32000-1, 7.2 and 7.3), strict where viewers guess. */
export function createPdfLexer(bytes: Buffer, start: number, budget: PdfBudget): PdfLexer {
  const lexer: PdfLexer = { next, position: start, began: start }
  return lexer

  function next(): PdfToken {
    budget.spend()
    skipBlanks()
    lexer.began = lexer.position
    const byte = bytes[lexer.position]
    if (byte === undefined) return { kind: 'end' }
    if (isRegular(byte)) return readWord()
    switch (String.fromCharCode(byte)) {
      case '/':
        lexer.position++
        return { kind: 'name', value: decodeName(takeRegular()) }
      case '(':
        return readString()
      case '<':
        return bytes[lexer.position + 1] === byte ? take('<<') : readHex()
      case '>':
        if (bytes[lexer.position + 1] === byte) return take('>>')
        break
      case '[':
        return take('[')
      case ']':
        return take(']')
    }
    throw new PdfUnreadable(`A delimiter stands alone at ${lexer.position}.`)
  }

  function take(kind: '<<' | '>>' | '[' | ']'): PdfToken {
    lexer.position += kind.length
    return { kind }
  }

  /** Comments count as blanks. */
  function skipBlanks(): void {
    for (;;) {
      while (isBlank(bytes[lexer.position])) lexer.position++
      if (bytes[lexer.position] !== percent) return
      while (lexer.position < bytes.length && !isLineEnd(bytes[lexer.position])) lexer.position++
    }
  }

  function takeRegular(): string {
    const from = lexer.position
    while (isRegular(bytes[lexer.position])) lexer.position++
    if (lexer.position - from > maxWordLength) throw new PdfUnreadable('A word is too long.')
    return bytes.toString('latin1', from, lexer.position)
  }

  function readWord(): PdfToken {
    const value = takeRegular()
    return numeric.test(value) ? { kind: 'number', value: Number(value) } : { kind: 'word', value }
  }

  /** Parentheses nest in strings; a backslash takes the next character with it. */
  function readString(): PdfToken {
    const from = lexer.position + 1
    let depth = 0
    do {
      const byte = bytes[lexer.position]
      if (byte === undefined) throw new PdfUnreadable('A string has no end.')
      const character = String.fromCharCode(byte)
      lexer.position += character === '\\' ? 2 : 1
      if (character === '(') depth++
      if (character === ')') depth--
    } while (depth > 0)
    const to = Math.min(lexer.position - 1, from + beginning)
    return { kind: 'string', value: readLiteralString(bytes.toString('latin1', from, to)) }
  }

  function readHex(): PdfToken {
    const from = lexer.position + 1
    for (;;) {
      const byte = bytes[++lexer.position]
      if (byte === undefined) throw new PdfUnreadable('A string has no end.')
      if (isBlank(byte)) continue
      const character = String.fromCharCode(byte)
      if (character === '>') {
        const to = Math.min(lexer.position++, from + 2 * beginning)
        return { kind: 'string', value: readHexString(bytes.toString('latin1', from, to)) }
      }
      if (!hexDigit.test(character)) throw new PdfUnreadable('A string holds what is no hex digit.')
    }
  }
}

/** `/J#61vaScript` is another spelling of `/JavaScript`. */
function decodeName(spelt: string): string {
  return spelt.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  )
}
