import type { MarkdownNode } from './markdown-node'

/**
 * Keeps the lines of a paragraph apart as they were typed, or pasted from a word processor. Plain Markdown makes one
 * line of them. Pictures need no break: each has a line of its own.
 */
export function readLineBreaks(node: MarkdownNode): void {
  const { children } = node
  if (!children) return
  children.forEach(readLineBreaks)
  node.children = children.flatMap((child, index) => {
    if (child.type !== 'text' || !child.value?.includes('\n')) return [child]
    const isBesidePicture = [children[index - 1], children[index + 1]].some(isPicture)
    return isBesidePicture ? [child] : linesOf(child.value)
  })
}

const isPicture = (node: MarkdownNode | undefined) => node?.type === 'image'

function linesOf(text: string): MarkdownNode[] {
  return text
    .split('\n')
    .flatMap((value, line) => [
      ...(line > 0 ? [{ type: 'break' }] : []),
      ...(value === '' ? [] : [{ type: 'text', value }]),
    ])
}
