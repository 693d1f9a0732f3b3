import rehypeSanitize from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { lowerHeadings } from './lower-headings'
import { markdownSchema } from './markdown-schema'
import { plainText } from './plain-text'

type RenderedMarkdown = {
  /** Safe to be put into a page as it stands. */
  html: string
  /** The words alone, on one line, for descriptions and structured data. */
  text: string
}

const processor = unified()
  .use(remarkParse)
  .use(remarkRehype)
  .use(lowerHeadings)
  .use(rehypeSanitize, markdownSchema)
  .use(rehypeStringify)
  .freeze()

/**
 * Renders Markdown of the CMS. Raw HTML in it is dropped, links lead to the schemes of the list only,
 * and headings begin below those of the page.
 */
export function renderMarkdown(markdown: string): RenderedMarkdown {
  const tree = processor.runSync(processor.parse(markdown))
  return { html: processor.stringify(tree), text: plainText(tree) }
}
