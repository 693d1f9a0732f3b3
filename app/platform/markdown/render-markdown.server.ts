import rehypeSanitize from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { knownPictures } from '~/platform/pictures/known-pictures.server'
import { lowerHeadings, type TopHeading } from './lower-headings'
import { markdownSchema } from './markdown-schema'
import { ownPictures } from './own-pictures'
import { plainText } from './plain-text'

type RenderedMarkdown = {
  /** Safe to be put into a page as it stands. */
  html: string
  /** The words alone, on one line, for descriptions and structured data. */
  text: string
}

const processors = { 2: processorFor(2), 3: processorFor(3) }

function processorFor(top: TopHeading) {
  return unified()
    .use(remarkParse)
    .use(remarkRehype)
    .use(lowerHeadings, top)
    .use(rehypeSanitize, markdownSchema)
    .use(ownPictures, (hash: string) => knownPictures().peek(hash))
    .use(rehypeStringify)
    .freeze()
}

/**
 * Renders Markdown of the CMS. Raw HTML in it is dropped, links lead to the schemes of the list only,
 * pictures are those of the media library that the content was seen to use, and headings begin below those of the page: at the third level, as a section has a heading of its own,
 * or at the second where the text is all that the page has.
 */
export function renderMarkdown(markdown: string, topHeading: TopHeading = 3): RenderedMarkdown {
  const processor = processors[topHeading]
  const tree = processor.runSync(processor.parse(markdown))
  return { html: processor.stringify(tree), text: plainText(tree) }
}
