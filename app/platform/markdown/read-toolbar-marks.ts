import type { MarkdownNode } from './markdown-node'

/** What the buttons for underlined and struck words write, and the HTML that it becomes. */
const marks = [
  { opens: '<u>', closes: '</u>', hName: 'u' },
  { opens: '~~', closes: '~~', hName: 'del' },
]

/** Reads underlined and struck words, which the panel's toolbar writes and plain Markdown does not know. */
export function readToolbarMarks(node: MarkdownNode): void {
  if (!node.children) return
  node.children.forEach(readToolbarMarks)
  node.children = marks.reduce(wrapOne, node.children.flatMap(splitAtTildes))
}

/** Two tildes become a text of their own, so that they can be found like a tag. */
function splitAtTildes(node: MarkdownNode): MarkdownNode[] {
  if (node.type !== 'text' || !node.value?.includes('~~')) return [node]
  const parts = node.value.split(/(~~)/).filter((part) => part !== '')
  return parts.map((value) => ({ type: 'text', value }))
}

function wrapOne(nodes: MarkdownNode[], mark: (typeof marks)[number]): MarkdownNode[] {
  const isMark = (node: MarkdownNode, value: string) =>
    (node.type === 'text' || node.type === 'html') && node.value?.toLowerCase() === value
  const open = nodes.findIndex((node) => isMark(node, mark.opens))
  const close = nodes.findIndex((node, index) => index > open + 1 && isMark(node, mark.closes))
  if (open === -1 || close === -1) return nodes
  const marked: MarkdownNode = {
    type: 'emphasis',
    data: { hName: mark.hName },
    children: nodes.slice(open + 1, close),
  }
  return [...nodes.slice(0, open), marked, ...wrapOne(nodes.slice(close + 1), mark)]
}
