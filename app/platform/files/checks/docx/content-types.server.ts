import { readXml } from './read-xml.server'
import type { Relationship } from './relationships.server'

const documentType =
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const activeType =
  /macroEnabled|vbaProject|vbaData|activeX|oleObject|ms-package|keyMapCustomizations/i
/** Drawings (SVG) are XML too, but show and do nothing. */
const xmlType = /^(?:application|text)\/.*xml$/i

export type ContentTypes = {
  /** Whether a part is the text of a document, and not of a template or one with macros. */
  isDocument: (part: string) => boolean
  /**
   * Whether the archive says that it holds macros, controls or embedded objects, or calls parts XML
   * whose names say otherwise, so that they would not be looked through.
   */
  hasActive: boolean
}

/** Reads which types an office archive declares for its parts. Throws `XmlUnreadable`. */
export function readContentTypes(xml: string): ContentTypes {
  const types = new Map<string, string>()
  let hasActive = false
  for (const event of readXml(xml)) {
    if (event.kind !== 'open') continue
    const type = event.attributes.get('ContentType') ?? ''
    const part = event.attributes.get('PartName') ?? `.${event.attributes.get('Extension') ?? ''}`
    hasActive ||= activeType.test(type) || (xmlType.test(type) && !/\.(?:xml|rels)$/i.test(part))
    if (event.name === 'Override') types.set(part, type)
  }
  return { hasActive, isDocument: (part) => types.get(`/${part}`) === documentType }
}

/** The part that the archive names as its document; null if it names none, or several. */
export function mainDocument(relationships: readonly Relationship[]): string | null {
  const documents = relationships.filter(({ type }) => type === 'officeDocument')
  const [only] = documents
  return only && documents.length === 1 ? only.target.replace(/^\//, '') : null
}
