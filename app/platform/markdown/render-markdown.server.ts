import rehypeSanitize from 'rehype-sanitize'
import { defaultSchema } from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { knownPictures } from '~/platform/pictures/known-pictures.server'
import { frameTables } from './frame-tables'
import type { MarkdownNode } from './markdown-node'
import { styleElement } from './markdown-styles'
import { readLineBreaks } from './read-line-breaks'
import { readTables } from './read-tables'
import { readToolbarMarks } from './read-toolbar-marks'
import { type RenderLine, replaceLines } from './replace-lines'
import { replacePictures } from './replace-pictures'

/** The level of the highest heading in a text, below the headings of its page. */
type TopHeading = 2 | 3

/** Shifts heading levels so that the highest heading of the text gets the level `top`. */
function shiftHeadings(top: TopHeading) {
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

const inline = new Set(['strong', 'em', 'a', 'code', 'u', 'del'])

/** The text of a syntax tree, with spaces between blocks. */
function plainText(tree: MarkdownNode): string {
  return wordsOf(tree).replace(/\s+/g, ' ').trim()
}

function wordsOf(node: MarkdownNode): string {
  if (node.type === 'text') return node.value ?? ''
  const words = (node.children ?? []).map(wordsOf).join('')
  return node.tagName && !inline.has(node.tagName) ? ` ${words} ` : words
}

/**
 * The HTML that an editor's Markdown may produce. `replacePictures` then removes pictures outside the media library.
 */
const markdownSchema = {
  ...defaultSchema,
  tagNames: [
    'p',
    'br',
    'strong',
    'em',
    'u',
    'del',
    'a',
    'img',
    'ul',
    'ol',
    'li',
    'blockquote',
    'hr',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'code',
    'pre',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  attributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'title'],
    ol: ['start'],
    th: ['align'],
    td: ['align'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
}

/** A line with a bullet that came along from a word processor, and how the next line begins. */
const pastedBullet = /^[•·▪◦][ \t\u00a0]+(.*(?:\r?\n)?)(?=(\S?))/gm

/** Such a line as one of Markdown's. What comes after the last one is no part of its item. */
function readBullet(_line: string, words: string, next: string): string {
  return `- ${words}${next === '' || '•·▪◦'.includes(next) ? '' : '\n'}`
}

type RenderedMarkdown = {
  /** Sanitized HTML, with the styles of what it shows. */
  html: string
  /** Plain text on one line, for descriptions and structured data. */
  text: string
}

const processors = { 2: processorFor(2), 3: processorFor(3) }

function processorFor(top: TopHeading) {
  return (
    unified()
      .use(remarkParse)
      .use(remarkRehype)
      .use(shiftHeadings, top)
      .use(rehypeSanitize, markdownSchema)
      .use(replacePictures, (hash: string) => knownPictures().peek(hash))
      .use(frameTables)
      // For the HTML of `RenderLine`. The editor's own HTML was removed before.
      .use(rehypeStringify, { allowDangerousHtml: true })
      .freeze()
  )
}

/**
 * Renders Markdown of the CMS. Raw HTML is dropped, links are limited to the allowed schemes, and pictures to known
 * ones of the media library. Headings start at level 3, below the heading of a section, or at level 2 if the text is
 * the whole page. `renderLine` may put something in the place of links that stand alone.
 */
export function renderMarkdown(
  markdown: string,
  topHeading: TopHeading = 3,
  renderLine?: RenderLine,
): RenderedMarkdown {
  const processor = processors[topHeading]
  const written = markdown.replace(pastedBullet, readBullet)
  const parsed = processor.parse(written)
  readTables(parsed, written)
  readLineBreaks(parsed)
  readToolbarMarks(parsed)
  const tree = processor.runSync(parsed)
  if (renderLine) replaceLines(tree, renderLine)
  const html = processor.stringify(tree)
  return { html: html + styleElement(html), text: plainText(tree) }
}
