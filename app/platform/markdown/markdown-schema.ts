import { defaultSchema } from 'rehype-sanitize'

/**
 * What may come out of an editor's Markdown. Pictures are not part of it: they come through galleries,
 * where they have sizes, alternative texts and addresses of this site.
 */
export const markdownSchema = {
  ...defaultSchema,
  tagNames: [
    'p',
    'br',
    'strong',
    'em',
    'a',
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
  attributes: { a: ['href', 'title'], ol: ['start'] },
  protocols: { href: ['http', 'https', 'mailto', 'tel'] },
}
