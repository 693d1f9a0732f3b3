import { blogPostSchema, type BlogPost } from '~content/blog-post'
import { picture } from './picture'

/** A post of the CMS, valid by the contract and out since the beginning of 2026. */
export function blogPost(facts: Partial<BlogPost> = {}): BlogPost {
  return blogPostSchema.parse({
    documentId: 'carpets',
    updatedAt: '2026-11-01T12:00:00.000Z',
    name: 'A street carpet',
    slug: 'a-street-carpet',
    shortDescription: 'How carpets are made.',
    description: '## Sawdust\n\nIt is **dyed** in January.',
    image: picture(),
    imageAlt: 'A street with a carpet of flowers',
    publicationDate: '2026-01-01',
    readingTime: null,
    postcategories: [],
    author: null,
    seo: null,
    ...facts,
  } satisfies BlogPost)
}

/** A subject of the blog, as posts name it. */
export function category(key: string): BlogPost['postcategories'][number] {
  return { documentId: key, slug: `about-${key}`, name: `About ${key}` }
}
