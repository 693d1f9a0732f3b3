import type { MarkdownNode } from './markdown-node'

const inline = new Set(['strong', 'em', 'a', 'code'])

/** The text of a syntax tree, with spaces between blocks. */
export function plainText(tree: MarkdownNode): string {
  return wordsOf(tree).replace(/\s+/g, ' ').trim()
}

function wordsOf(node: MarkdownNode): string {
  if (node.type === 'text') return node.value ?? ''
  const words = (node.children ?? []).map(wordsOf).join('')
  return node.tagName && !inline.has(node.tagName) ? ` ${words} ` : words
}
