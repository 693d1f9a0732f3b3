import { redirect } from '@remix-run/node'
import { otherLocale, type Locale } from '~content/locale'
import type { Picture } from '~content/picture'
import type { Seo } from '~content/seo'
import { shareImageOf } from '~/features/share-images/share-image-of.server'
import type { DrawnShareImage } from '~/features/site/head/page-head'
import { notFound } from '~/platform/http/not-found.server'
import { textRenderer, type RenderText } from '~/features/editor-texts/text-renderer.server'
import { pathOfForeignSlug } from '~/routing/path-of-foreign-slug'
import type { Translations } from '~/routing/translations'
import type { LivePost } from '../posts/live-posts'
import type { PostCard } from '../posts/post-card'
import { readBlogWords, type BlogWords } from '../read-blog-words.server'
import { readPosts } from '../posts/read-posts.server'
import { relatedPosts } from './related-posts'
import { toPostCard } from '../posts/to-post-card'

type PostLink = { slug: string; name: string }

export type PostPageData = {
  words: BlogWords
  post: PostCard & {
    html: string
    words: number
    /** ISO 8601. */
    updatedAt: string
    seo: Seo | null
    authorAbout: string
    authorPhoto: Picture | null
    authorPhotoAlt: string
  }
  translations: Translations
  drawn: DrawnShareImage
  related: PostCard[]
  /** The post that came out before this one. */
  earlier: PostLink | null
  later: PostLink | null
}

/**
 * What a post's page shows. Throws a 404 for a slug that no published post has, and a permanent redirect for a slug of
 * the other language: to the translation, or to the post in its only language.
 */
export async function readPostPage(locale: Locale, slug: string): Promise<PostPageData> {
  const other = otherLocale(locale)
  const [posts, otherPosts] = await Promise.all([readPosts(locale), readPosts(other)])
  const at = posts.findIndex((one) => one.slug === slug)
  const post = posts[at]
  if (!post) {
    const path = pathOfForeignSlug('blogPost', locale, slug, { own: posts, foreign: otherPosts })
    throw path ? redirect(path, 301) : notFound()
  }
  const translation = otherPosts.find(({ documentId }) => documentId === post.documentId)
  const words = await readBlogWords(locale)
  return {
    words,
    drawn: await shareImageOf(locale, {
      title: post.name,
      over: [words.title, ...post.postcategories.slice(0, 1).map(({ name }) => name)].join(' · '),
      picture: post.image,
    }),
    post: toFullPost(post, await textRenderer(locale)),
    translations: {
      [locale]: { slug },
      ...(translation && { [other]: { slug: translation.slug } }),
    },
    related: relatedPosts(post, posts).map(toPostCard),
    earlier: toLink(posts[at + 1]),
    later: toLink(posts[at - 1]),
  }
}

function toFullPost(post: LivePost, renderText: RenderText): PostPageData['post'] {
  const { html, text } = renderText(post.description, 2)
  return {
    ...toPostCard(post),
    html,
    words: text.split(' ').length,
    updatedAt: post.updatedAt,
    seo: post.seo,
    authorAbout: post.author?.about ?? '',
    authorPhoto: post.author?.photo ?? null,
    authorPhotoAlt: post.author?.photoAlt ?? '',
  }
}

function toLink(post: LivePost | undefined): PostLink | null {
  return post ? { slug: post.slug, name: post.name } : null
}
