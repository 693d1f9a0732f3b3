import { readXml } from './read-xml.server'

export type Relationship = {
  /** The last part of its type, e.g. `hyperlink`; the rest names a version of the format. */
  type: string
  target: string
  isExternal: boolean
}

/** The relationships that a `.rels` part lists. Throws `XmlUnreadable`. */
export function readRelationships(xml: string): Relationship[] {
  const found: Relationship[] = []
  for (const event of readXml(xml)) {
    if (event.kind !== 'open' || event.name !== 'Relationship') continue
    const { attributes } = event
    found.push({
      type: attributes.get('Type')?.split('/').at(-1) ?? '',
      target: attributes.get('Target') ?? '',
      isExternal: attributes.get('TargetMode')?.toLowerCase() === 'external',
    })
  }
  return found
}

/** Programs, controls and whole files inside of a document. */
const activeTypes = new Set(
  [
    'activeXControlBinary',
    'aFChunk',
    'attachedToolbars',
    'control',
    'extensibility',
    'keyMapCustomizations',
    'oleObject',
    'package',
    'subDocument',
    'userCustomization',
    'vbaProject',
    'wordVbaData',
  ].map((type) => type.toLowerCase()),
)
/** Links that open only on a click. */
const plainLink = /^(?:https?:\/\/|mailto:|tel:|#)/i

/**
 * Whether opening the document does more than show its content. CVs have links to click on; anything else from outside
 * (templates, pictures, frames) is fetched as soon as the document is opened.
 */
export function isActiveRelationship({ type, target, isExternal }: Relationship): boolean {
  if (activeTypes.has(type.toLowerCase())) return true
  const leadsOut = isExternal || /^[a-z][a-z\d+.-]*:|^[\\/]{2}/i.test(target)
  return leadsOut && !(type === 'hyperlink' && plainLink.test(target))
}
