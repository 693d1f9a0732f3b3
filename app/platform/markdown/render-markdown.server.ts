import rehypeSanitize from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { knownPictures } from '~/platform/pictures/known-pictures.server'
import { shiftHeadings, type TopHeading } from './shift-headings'
import { markdownSchema } from './markdown-schema'
import { replacePictures } from './replace-pictures'
import { plainText } from './plain-text'

type RenderedMarkdown = {
  /** Sanitized HTML. */
  html: string
  /** Plain text on one line, for descriptions and structured data. */
  text: string
}

const processors = { 2: processorFor(2), 3: processorFor(3) }

function processorFor(top: TopHeading) {
  return unified()
    .use(remarkParse)
    .use(remarkRehype)
    .use(shiftHeadings, top)
    .use(rehypeSanitize, markdownSchema)
    .use(replacePictures, (hash: string) => knownPictures().peek(hash))
    .use(rehypeStringify)
    .freeze()
}

/**
 * Renders Markdown of the CMS. Raw HTML is dropped, links are limited to the allowed schemes, and pictures to known ones
 * of the media library. Headings start at level 3, below the heading of a section, or at level 2 if the text is the
 * whole page.
 */
export function renderMarkdown(markdown: string, topHeading: TopHeading = 3): RenderedMarkdown {
  const processor = processors[topHeading]
  const tree = processor.runSync(processor.parse(markdown))
  return { html: processor.stringify(tree), text: plainText(tree) }
}
