import type { MarkdownNode } from './markdown-node'

/** Where the headings of a text begin: below the titles that the page has above it. */
export type TopHeading = 2 | 3

/** Moves headings so that the highest of the text becomes `top`, whichever level its editor began with. */
export function lowerHeadings(top: TopHeading) {
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
