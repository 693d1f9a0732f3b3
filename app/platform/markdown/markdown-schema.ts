import { defaultSchema } from 'rehype-sanitize'

/** The HTML that an editor's Markdown may produce. `replacePictures` then removes pictures outside the media library. */
export const markdownSchema = {
  ...defaultSchema,
  tagNames: [
    'p',
    'br',
    'strong',
    'em',
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
  ],
  attributes: { a: ['href', 'title'], img: ['src', 'alt'], ol: ['start'] },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
}
