import { createHash } from 'node:crypto'
import type { InlineHashes } from './security-headers.server'
import { laterEntry } from './delay-scripts'

const scripts = /<script\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/script\s*>/gi
const styleElements = /<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi
/** A `style` attribute of custom properties alone, which change nothing until a style sheet of ours reads them. */
const customProperties = /\sstyle="((?:--[a-z0-9-]+:[^;:"&<>]*(?:;|(?=")))+)"/gi
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
 * The CSP source expressions of a document's inline scripts and styles. Data blocks such as JSON-LD are not executed
 * and need none. Of `style` attributes only those that set nothing but custom properties have one, as Mantine writes
 * them: any other one was injected.
 */
export function inlineHashes(html: string): InlineHashes {
  const found = new Set<string>()
  for (const [, attributes = '', content = ''] of html.matchAll(scripts)) {
    const type = typeOf.exec(attributes)?.[1]?.toLowerCase()
    if (hasSource.test(attributes) || (type !== undefined && !executable.has(type))) continue
    found.add(hashOf(content))
  }
  const styles = [...html.matchAll(styleElements)].map(([, content = '']) => hashOf(content))
  const attributes = [...html.matchAll(customProperties)].map(([, content = '']) => hashOf(content))
  return {
    scripts: [...found],
    styles: [...new Set(styles)],
    attributes: [...new Set(attributes)],
  }
}

function hashOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}
