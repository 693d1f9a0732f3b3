/** The text is no well-formed XML, or has what documents of an office never have. */
export class XmlUnreadable extends Error {
  override name = 'XmlUnreadable'
}

export type XmlEvent =
  | { kind: 'open'; name: string; attributes: ReadonlyMap<string, string> }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string }

const tagName = /[\p{L}_][\p{L}\p{N}_.:-]*/uy
const attribute = /\s+([^\s=<>"'/]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y
const tagEnd = /\s*(\/?)>/y
const entity = /&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([\da-fA-F]{1,6}));|&/g
const named = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])
const deepest = 500

/**
 * Reads an XML document piece by piece: elements by their names without prefix, attributes with theirs,
 * text decoded. Document types, and with them every entity but the five of XML, are refused.
 * Throws `XmlUnreadable`.
 */
export function* readXml(text: string): Generator<XmlEvent, void> {
  const path: string[] = []
  let at = 0
  const root = { isSeen: false }
  while (at < text.length) {
    const open = text.indexOf('<', at)
    const end = open === -1 ? text.length : open
    if (end > at) {
      const between = text.slice(at, end)
      if (path.length > 0) yield { kind: 'text', text: decode(between) }
      else if (between.trim() !== '')
        throw new XmlUnreadable('Text stands outside of the document.')
    }
    if (open === -1) break
    at = open
    if (text.startsWith('<?', at)) at = after('?>')
    else if (text.startsWith('<!--', at)) at = after('-->')
    else if (text.startsWith('<![CDATA[', at) && path.length > 0) {
      const start = at + '<![CDATA['.length
      at = after(']]>')
      yield { kind: 'text', text: text.slice(start, at - ']]>'.length) }
    } else if (text.startsWith('<!', at)) throw new XmlUnreadable('A document type is declared.')
    else if (text.startsWith('</', at)) yield closeTag()
    else yield* openTag()
  }
  if (path.length > 0 || !root.isSeen) throw new XmlUnreadable('The document has no end.')

  function after(mark: string): number {
    const found = text.indexOf(mark, at)
    if (found === -1) throw new XmlUnreadable(`${mark} is missing.`)
    return found + mark.length
  }

  function match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (found) at = pattern.lastIndex
    return found
  }

  function closeTag(): XmlEvent {
    at += '</'.length
    const name = match(tagName)?.[0]
    if (name === undefined || name !== path.pop() || match(tagEnd)?.[1] !== '') {
      throw new XmlUnreadable('An element is closed that is not open.')
    }
    return { kind: 'close', name: localName(name) }
  }

  function* openTag(): Generator<XmlEvent, void> {
    if (path.length === 0 && root.isSeen) throw new XmlUnreadable('There are two documents.')
    root.isSeen = true
    at += '<'.length
    const name = match(tagName)?.[0]
    if (name === undefined || path.length > deepest) throw new XmlUnreadable('A tag is broken.')
    const attributes = new Map<string, string>()
    for (let found = match(attribute); found; found = match(attribute)) {
      const [, key = '', double, single = ''] = found
      if (attributes.has(key)) throw new XmlUnreadable('An attribute comes twice.')
      attributes.set(key, decode(double ?? single))
    }
    const isEmpty = match(tagEnd)?.[1]
    if (isEmpty === undefined) throw new XmlUnreadable('A tag has no end.')
    yield { kind: 'open', name: localName(name), attributes }
    if (isEmpty === '') path.push(name)
    else yield { kind: 'close', name: localName(name) }
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

function decode(text: string): string {
  return text.replace(entity, (whole, name?: string, decimal?: string, hex?: string) => {
    if (whole === '&') throw new XmlUnreadable('An entity is unknown.')
    if (name !== undefined) return named.get(name) ?? ''
    const code = decimal === undefined ? parseInt(hex ?? '', 16) : Number(decimal)
    if (code > 0x10ffff) throw new XmlUnreadable('A character does not exist.')
    return String.fromCodePoint(code)
  })
}
