import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Block, Run } from './block'

type Node = {
  type: string
  value?: string
  depth?: number
  ordered?: boolean | null
  start?: number | null
  children?: Node[]
}

/** Authors indent paragraphs; they do not mean code. */
const plainIndents = [{ disable: { null: ['codeIndented'] } }]
const processor = unified().use(remarkParse).data('micromarkExtensions', plainIndents).freeze()

/**
 * The Markdown of a template as a list of blocks, which page and PDF show alike. Headings, paragraphs, lists
 * and bold words are kept; of everything else the words are. What follows the first paragraph of a point is
 * blocks of its own.
 */
export function readBlocks(markdown: string): Block[] {
  return blocksOf(processor.parse(markdown))
}

function blocksOf(node: Node): Block[] {
  switch (node.type) {
    case 'heading':
      return [{ kind: 'heading', level: node.depth ?? 2, runs: runsOf(node) }]
    case 'paragraph':
    case 'code':
      return [{ kind: 'paragraph', level: 0, runs: runsOf(node) }]
    case 'list':
      return (node.children ?? []).flatMap((item, index): Block[] => {
        const [first, ...rest] = blocksOf(item)
        const level = node.ordered ? (node.start ?? 1) + index : 0
        return [{ kind: 'point', level, runs: first?.runs ?? [] }, ...rest]
      })
    default:
      return (node.children ?? []).flatMap(blocksOf)
  }
}

function runsOf(node: Node, isBold = false): Run[] {
  if (node.type === 'break') return [{ text: ' ', isBold }]
  if (node.value !== undefined) {
    return node.type === 'html' ? [] : [{ text: node.value.replace(/\s+/g, ' '), isBold }]
  }
  return (node.children ?? []).flatMap((child) => runsOf(child, isBold || node.type === 'strong'))
}
