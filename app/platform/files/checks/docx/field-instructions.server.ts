import { createYielder } from '~/platform/process/yielder.server'
import { readXml } from './read-xml.server'

/** Fields that start programs or fetch other files. */
const activeField =
  /^\s*["\\]*\s*(?:DDE|DDEAUTO|LINK|INCLUDETEXT|INCLUDEPICTURE|IMPORT|INCLUDE|DATABASE|RD)\b/i

/**
 * Whether the fields of a part (`DDEAUTO …`) do more than show something. Their instructions may be cut
 * into pieces, and a field whose instruction begins with another field can spell anything.
 * Throws `XmlUnreadable`.
 */
export async function hasActiveField(xml: string): Promise<boolean> {
  const yielder = createYielder()
  const open: string[] = []
  let isInstruction = false
  for (const event of readXml(xml)) {
    if (yielder.isDue()) await yielder.pause()
    if (event.kind === 'text') {
      if (isInstruction && open.length > 0) open.push(`${open.pop() ?? ''}${event.text}`)
      continue
    }
    if (event.name === 'instrText') isInstruction = event.kind === 'open'
    if (event.kind !== 'open') continue
    const simple = attribute(event.attributes, 'instr')
    if (event.name === 'fldSimple' && activeField.test(simple)) return true
    if (event.name !== 'fldChar') continue
    const type = attribute(event.attributes, 'fldCharType')
    if (type === 'begin') {
      if (open.at(-1)?.trim() === '') return true
      open.push('')
    } else if (activeField.test(open.at(-1) ?? '')) return true
    else if (type === 'end') open.pop()
    else open.push(`${open.pop() ?? ''}${shown}`)
  }
  return open.some((instruction) => activeField.test(instruction))
}

/** Ends an instruction. The result that the field shows may contain fields of its own. */
const shown = '\u0000'

/** The value of an attribute by its name without prefix. */
function attribute(attributes: ReadonlyMap<string, string>, name: string): string {
  for (const [key, value] of attributes) {
    if (key.slice(key.indexOf(':') + 1) === name) return value
  }
  return ''
}
