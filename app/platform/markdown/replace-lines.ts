import type { MarkdownNode } from './markdown-node'

/** A paragraph that is one link and nothing else. */
export type LinkLine = {
  address: string
  /** Empty if only the address was written. */
  words: string
  isBold: boolean
  /** The path of the picture that is the link. */
  picture: string | null
}

/** The trusted HTML in place of such a paragraph; an empty text leaves nothing, null leaves the paragraph. */
export type RenderLine = (line: LinkLine) => string | null

const bareAddress = /^https?:\/\/[^\s<>"]+$/

/** Replaces the paragraphs of a sanitized text that are one link by what `render` makes of them. */
export function replaceLines(tree: MarkdownNode, render: RenderLine): void {
  tree.children = tree.children?.flatMap((child) => {
    const line = child.tagName === 'p' ? linkLine(child) : null
    const html = line && render(line)
    if (html === null) return [child]
    return html === '' ? [] : [{ type: 'raw', value: html }]
  })
}

function linkLine(paragraph: MarkdownNode): LinkLine | null {
  const only = onlyChild(paragraph)
  if (only?.type === 'text') {
    const address = only.value?.trim() ?? ''
    return bareAddress.test(address) ? { address, words: '', isBold: false, picture: null } : null
  }
  const isBold = only?.tagName === 'strong'
  const link = isBold ? onlyChild(only) : only
  const { href } = link?.properties ?? {}
  if (link?.tagName !== 'a' || typeof href !== 'string') return null
  return { address: href, words: wordsIn(link).trim(), isBold, picture: pictureIn(link) }
}

/** The one child of a node besides white space. */
function onlyChild({ children = [] }: MarkdownNode): MarkdownNode | undefined {
  const [first, ...others] = children.filter(
    ({ type, value }) => type !== 'text' || value?.trim() !== '',
  )
  return others.length === 0 ? first : undefined
}

function wordsIn({ type, value, properties, children = [] }: MarkdownNode): string {
  if (type === 'text') return value ?? ''
  const { alt } = properties ?? {}
  return (typeof alt === 'string' ? alt : '') + children.map(wordsIn).join('')
}

function pictureIn({ tagName, properties, children = [] }: MarkdownNode): string | null {
  const { src } = properties ?? {}
  if (tagName === 'img' && typeof src === 'string') return src
  return children.map(pictureIn).find((found) => found !== null) ?? null
}
