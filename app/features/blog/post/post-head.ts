import type { MetaDescriptor } from '@remix-run/node'
import { pageHead } from '~/features/site/head/page-head'
import { trailData } from '~/features/site/head/page-trail'
import type { SiteData } from '~/features/site/read-site-data.server'
import { pictureAddress } from '~/platform/pictures/picture-address'
import { href } from '~/routing/href'
import { blogTrail } from '../blog-trail'
import { postData } from './post-structured-data'
import type { PostPageData } from './read-post-page.server'

const structuredPictureWidth = 1280

export function postHead(
  { post, translations, words, drawn }: PostPageData,
  site: SiteData | undefined,
): MetaDescriptor[] {
  if (!site) return []
  const { locale, origin, settings } = site
  const absolute = (path: string) => new URL(path, origin).href
  return pageHead(
    {
      title: post.seo?.metaTitle ?? post.name,
      description: post.seo?.metaDescription ?? post.shortDescription,
      page: 'blogPost',
      params: { slug: post.slug },
      translations,
      seo: post.seo,
      drawn,
      article: {
        published: post.date,
        modified: post.updatedAt,
        author: post.author,
        tags: post.categories.map(({ name }) => name),
      },
      structuredData: [
        trailData(blogTrail(words.title, site, post), origin),
        postData(post, {
          url: absolute(href('blogPost', locale, { slug: post.slug })),
          language: locale,
          image:
            post.picture && absolute(pictureAddress(post.picture, structuredPictureWidth, 'jpg')),
          publisher: { name: settings.brandName, url: absolute(href('home', locale)) },
        }),
      ],
    },
    site,
  )
}
