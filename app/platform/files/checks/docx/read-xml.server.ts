import { SaxesParser } from 'saxes'

/** The text is not well-formed XML, or has what office documents never have. */
export class XmlUnreadable extends Error {
  override name = 'XmlUnreadable'
}

export type XmlEvent =
  | { kind: 'open'; name: string; attributes: ReadonlyMap<string, string> }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string }

const deepest = 500
/** So much is parsed at once, in characters; the caller can let others work in between. */
const chunkLength = 64 * 1024

/**
 * Reads an XML document piece by piece: elements by their names without prefix, attributes with theirs, text
 * decoded. Document types are rejected, and with them every entity but the five of XML. Throws `XmlUnreadable`.
 */
export function* readXml(text: string): Generator<XmlEvent, void> {
  let events: XmlEvent[] = []
  let depth = 0
  const parser = new SaxesParser({ xmlns: false, position: false })
  parser.on('error', (cause) => fail('The XML is not well-formed.', cause))
  parser.on('doctype', () => fail('A document type is declared.'))
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1
    if (depth > deepest) fail('Elements are nested too deeply.')
    const values = new Map(Object.entries(attributes))
    events.push({ kind: 'open', name: localName(name), attributes: values })
  })
  parser.on('closetag', ({ name }) => {
    depth -= 1
    events.push({ kind: 'close', name: localName(name) })
  })
  parser.on('text', (piece) => events.push({ kind: 'text', text: piece }))
  parser.on('cdata', (piece) => events.push({ kind: 'text', text: piece }))
  for (let at = 0; at < text.length; at += chunkLength) {
    parser.write(text.slice(at, at + chunkLength))
    yield* events
    events = []
  }
  parser.close()
  yield* events
}

function fail(message: string, cause?: Error): never {
  throw new XmlUnreadable(message, { cause })
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
