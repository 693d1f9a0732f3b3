import { element, type MarkdownNode } from './markdown-node'

/** Puts each table into a frame that scrolls by itself, since a wide one would widen the page of a phone. */
export function frameTables() {
  return (tree: MarkdownNode): undefined => {
    frameIn(tree)
  }
}

function frameIn(node: MarkdownNode): void {
  node.children = node.children?.map((child) => {
    if (child.tagName === 'table')
      return element('div', { className: ['text-table'], tabIndex: 0 }, [child])
    frameIn(child)
    return child
  })
}
