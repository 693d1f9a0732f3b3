import type { MarkdownNode } from './markdown-node'

/** The level of the highest heading in a text, below the headings of its page. */
export type TopHeading = 2 | 3

/** Shifts heading levels so that the highest heading of the text gets the level `top`. */
export function shiftHeadings(top: TopHeading) {
  return (tree: MarkdownNode): undefined => {
    const highest = Math.min(...headingLevels(tree))
    if (highest !== Infinity) shift(tree, top - highest)
  }
}

function headingLevels(node: MarkdownNode): number[] {
  const own = levelOf(node)
  return [...(own === null ? [] : [own]), ...(node.children ?? []).flatMap(headingLevels)]
}

function shift(node: MarkdownNode, by: number): void {
  const level = levelOf(node)
  if (level !== null) node.tagName = `h${Math.min(6, level + by)}`
  node.children?.forEach((child) => shift(child, by))
}

function levelOf({ tagName }: MarkdownNode): number | null {
  const level = /^h([1-6])$/.exec(tagName ?? '')?.[1]
  return level === undefined ? null : Number(level)
}
