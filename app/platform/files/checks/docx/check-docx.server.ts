import { megabytes } from '~/platform/units/size'
import type { FileRejection } from '../../uploads/upload-rejection'
import { hasActiveField } from './field-instructions.server'
import { mainDocument, readContentTypes } from './content-types.server'
import { isActiveRelationship, readRelationships } from './relationships.server'
import { XmlUnreadable } from './read-xml.server'
import { readZip, ZipUnreadable, type ZipEntry } from './read-zip.server'

/** docs/facts/security.md 17. */
const limits = { entries: 500, unpacked: megabytes(50), xml: megabytes(16) }

const contentTypes = '[Content_Types].xml'
const rootRelationships = '_rels/.rels'
const programFile =
  /(?:^|\/)(?:vba[^/]*|activeX\/.*|embeddings\/.*|.*\.(?:bin|exe|dll|js|vbs|ocx))$/i
const safeName = /^(?!\/)(?!.*(?:^|\/)\.\.?(?:\/|$))[^\\\0:]+$/

/**
 * The reason to reject a DOCX, or null. An accepted file is stored byte for byte, so every entry is checked: no
 * macros, embedded files or fields that start programs, nothing that a viewer would fetch from elsewhere.
 */
export async function findDocxProblem(bytes: Buffer): Promise<FileRejection | null> {
  try {
    return await findProblem(await readZip(bytes, limits.entries))
  } catch (error) {
    if (error instanceof ZipUnreadable || error instanceof XmlUnreadable) return 'unreadable'
    throw error
  }
}

async function findProblem(entries: readonly ZipEntry[]): Promise<FileRejection | null> {
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0)
  if (unpacked > limits.unpacked || entries.some(({ name }) => !safeName.test(name))) {
    return 'unreadable'
  }
  if (entries.some(({ name }) => programFile.test(name))) return 'activeContent'
  const names = new Set(entries.map(({ name }) => name))
  if (!names.has(contentTypes) || !names.has(rootRelationships)) return 'wrongType'
  let main: string | null = null
  let types: ReturnType<typeof readContentTypes> | null = null
  for (const entry of entries) {
    // Every entry is unpacked, pictures too: this finds archives that were cut off or changed.
    const content = await entry.read()
    if (!/\.(?:xml|rels)$/i.test(entry.name)) continue
    const xml = xmlText(content)
    if (entry.name === contentTypes) types = readContentTypes(xml)
    else if (/\.rels$/i.test(entry.name)) {
      const relationships = readRelationships(xml)
      if (relationships.some(isActiveRelationship)) return 'activeContent'
      if (entry.name === rootRelationships) main = mainDocument(relationships)
    } else if (await hasActiveField(xml)) return 'activeContent'
  }
  if (!types || main === null || !names.has(main)) return 'wrongType'
  if (types.hasActive) return 'activeContent'
  return types.isDocument(main) ? null : 'wrongType'
}

/** Office programs write UTF-8. Another encoding is rejected: a viewer might read what this check does not. */
function xmlText(content: Buffer): string {
  if (content.length > limits.xml) throw new XmlUnreadable('A part is too large.')
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content)
    const declared = /^<\?xml[^>]*\bencoding\s*=\s*["']([^"']*)/i.exec(text)?.[1] ?? 'utf-8'
    if (declared.toLowerCase() === 'utf-8' && !text.includes('\0')) return text
  } catch (cause) {
    throw new XmlUnreadable('A part is not UTF-8.', { cause })
  }
  throw new XmlUnreadable('A part is not UTF-8.')
}
