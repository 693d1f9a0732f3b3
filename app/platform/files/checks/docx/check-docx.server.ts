import { megabytes } from '~/platform/units/size'
import type { FileRejection } from '../../uploads/upload-rejection'
import { hasActiveField } from './field-instructions.server'
import { mainDocument, readContentTypes } from './content-types'
import { isActiveRelationship, readRelationships } from './relationships'
import { unpackEntry } from './unpack-entry.server'
import { XmlUnreadable } from './read-xml'
import { readZipDirectory, ZipUnreadable, type ZipEntry } from './zip-directory'

/** docs/facts/security.md 17. */
const limits = { entries: 500, unpacked: megabytes(50), xml: megabytes(16) }

const contentTypes = '[Content_Types].xml'
const rootRelationships = '_rels/.rels'
const programFile =
  /(?:^|\/)(?:vba[^/]*|activeX\/.*|embeddings\/.*|.*\.(?:bin|exe|dll|js|vbs|ocx))$/i
const safeName = /^(?!\/)(?!.*(?:^|\/)\.\.?(?:\/|$))[^\\\0:]+$/

/**
 * Why a DOCX is not taken; null where it is. It stays as it is, so everything in it is looked at: no
 * macros, embedded files, fields that start programs, nothing that is fetched from elsewhere.
 */
export async function findDocxProblem(bytes: Buffer): Promise<FileRejection | null> {
  try {
    return await findProblem(readZipDirectory(bytes, limits.entries))
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
    // Every entry is unpacked, the pictures too: an archive that is cut or changed shows there.
    const content = await unpackEntry(entry)
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

/** Parts are UTF-8, as every office writes them; another encoding would be read by a viewer, not by us. */
function xmlText(content: Buffer): string {
  if (content.length > limits.xml) throw new XmlUnreadable('A part is too large.')
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content)
    const declared = /^<\?xml[^>]*\bencoding\s*=\s*["']([^"']*)/i.exec(text)?.[1] ?? 'utf-8'
    if (declared.toLowerCase() === 'utf-8' && !text.includes('\0')) return text
  } catch (cause) {
    throw new XmlUnreadable('A part is no UTF-8.', { cause })
  }
  throw new XmlUnreadable('A part is no UTF-8.')
}
