import { defaultSchema } from 'rehype-sanitize'

/** What may come out of an editor's Markdown; of its pictures, `ownPictures` leaves those of the media library. */
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
