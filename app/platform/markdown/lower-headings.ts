import type { MarkdownNode } from './markdown-node'

const highestHeading = 3

/** Moves headings two levels down, since the page's own title and its sections stand above the text. */
export function lowerHeadings() {
  return (tree: MarkdownNode): undefined => {
    lower(tree)
  }
}

function lower(node: MarkdownNode): void {
  const level = /^h([1-6])$/.exec(node.tagName ?? '')?.[1]
  if (level) node.tagName = `h${Math.min(6, Number(level) + highestHeading - 1)}`
  node.children?.forEach(lower)
}
