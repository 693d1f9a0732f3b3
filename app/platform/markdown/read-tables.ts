import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { MarkdownNode } from './markdown-node'

const parser = unified().use(remarkParse).freeze()

const cellBorder = /(?<!\\)\|/

/** Reads tables with bars between cells, which plain Markdown takes for a paragraph. */
export function readTables(tree: MarkdownNode, source: string): void {
  if (source.includes('|')) readIn(tree, source)
}

function readIn(node: MarkdownNode, source: string): void {
  node.children = node.children?.flatMap((child) => {
    if (child.type !== 'paragraph') {
      readIn(child, source)
      return [child]
    }
    const { start, end } = child.position ?? {}
    // In a quote or a list each line begins with its mark.
    const lines = source.slice(start?.offset, end?.offset).split('\n')
    return tableOf(lines.map((line) => line.replace(/^[\s>]+/, ''))) ?? [child]
  })
}

/** The table in the lines of a paragraph, after the words above it; null if there is none. */
function tableOf(lines: string[]): MarkdownNode[] | null {
  const at = lines.findIndex((line) => line.includes('|') && isRuler(line))
  const heads = lines[at - 1]
  if (!heads?.includes('|')) return null
  const columns = cellsOf(lines[at] ?? '')
  const rowOf = (line: string): MarkdownNode => {
    const cells = cellsOf(line)
    return {
      type: 'tableRow',
      children: columns.map((_, index) => ({
        type: 'tableCell',
        children: inlineNodes(cells[index] ?? ''),
      })),
    }
  }
  const above = lines.slice(0, at - 1).join('\n')
  return [
    ...(above ? (parse(above).children ?? []) : []),
    {
      type: 'table',
      align: columns.map(alignOf),
      children: [heads, ...lines.slice(at + 1)].map(rowOf),
    },
  ]
}

/** `| --- | :-: |`: the line below the heads of a table. */
function isRuler(line: string): boolean {
  return cellsOf(line).every((cell) => /^:?-+:?$/.test(cell))
}

function cellsOf(line: string): string[] {
  const inner = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
  return inner.split(cellBorder).map((cell) => cell.trim())
}

function alignOf(cell: string): 'left' | 'right' | 'center' | null {
  if (cell.endsWith(':')) return cell.startsWith(':') ? 'center' : 'right'
  return cell.startsWith(':') ? 'left' : null
}

/** The inline content of a cell. Anything but a line of text stays as it was typed. */
function inlineNodes(cell: string): MarkdownNode[] {
  const [first] = parse(cell).children ?? []
  if (first?.type === 'paragraph') return first.children ?? []
  return [{ type: 'text', value: cell }]
}

function parse(markdown: string): MarkdownNode {
  return parser.parse(markdown)
}
