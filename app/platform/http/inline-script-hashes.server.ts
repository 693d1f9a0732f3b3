import { createHash } from 'node:crypto'
import { laterEntry } from './delay-scripts'

const scripts = /<script\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/script\s*>/gi
const hasSource = /\ssrc\s*=/i
const typeOf = /\stype\s*=\s*["']?([^"'\s>]+)/i
const executable = new Set([
  'module',
  'importmap',
  'speculationrules',
  'text/javascript',
  laterEntry,
])

/**
 * The CSP source expressions (`'sha256-…'`) of a document's inline scripts. Data blocks such as JSON-LD are not executed
 * and need none.
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', content = ''] of html.matchAll(scripts)) {
    const type = typeOf.exec(attributes)?.[1]?.toLowerCase()
    if (hasSource.test(attributes) || (type !== undefined && !executable.has(type))) continue
    hashes.add(`'sha256-${createHash('sha256').update(content).digest('base64')}'`)
  }
  return [...hashes]
}
