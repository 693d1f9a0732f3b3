import type { MetaDescriptor } from '@remix-run/node'
import { breadcrumbData } from '~/features/listings/structured-data'
import { pageHead } from '~/features/site/page-head'
import type { SiteFrameData } from '~/features/site/read-site-frame.server'
import { pictureAddress } from '~/platform/pictures/picture-address'
import { href } from '~/routing/href'
import { blogTrail } from './blog-trail'
import { postData } from './post-structured-data'
import type { PostPageData } from './read-post-page.server'

const structuredPictureWidth = 1280

export function postHead(
  { post, twins, words }: PostPageData,
  frame: SiteFrameData | undefined,
): MetaDescriptor[] {
  if (!frame) return []
  const { locale, origin, settings } = frame
  const absolute = (path: string) => new URL(path, origin).href
  const trail = blogTrail(words.title, frame, post)
  return pageHead(
    {
      title: post.seo?.metaTitle ?? post.name,
      description: post.seo?.metaDescription ?? post.shortDescription,
      page: 'blogPost',
      params: { slug: post.slug },
      twins,
      picture: post.picture,
      article: {
        published: post.date,
        modified: post.updatedAt,
        author: post.author,
        tags: post.categories.map(({ name }) => name),
      },
      structuredData: [
        breadcrumbData(trail.map(({ name, path }) => ({ name, url: absolute(path) }))),
        postData(post, {
          url: absolute(href('blogPost', locale, { slug: post.slug })),
          language: locale,
          image:
            post.picture && absolute(pictureAddress(post.picture, structuredPictureWidth, 'jpg')),
          publisher: { name: settings.brandName, url: absolute(href('home', locale)) },
        }),
      ],
    },
    frame,
  )
}
