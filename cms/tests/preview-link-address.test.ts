import { describe, expect, it } from 'vitest'
import { previewLinkUrl } from '../src/admin/preview/preview-link-url'

const at = (address: string) => previewLinkUrl(new URL(address, 'http://cms'))

describe('the link that "Copy" in a preview asks for', () => {
  it('is that of the entry, the language and the version on screen', () => {
    const page = '/admin/content-manager/collection-types/api::blog-post.blog-post/abc/preview'
    expect(at(`${page}?plugins[i18n][locale]=es&status=published`)).toBe(
      '/content-manager/preview/url/api::blog-post.blog-post?documentId=abc&locale=es&status=published',
    )
    expect(at(page)).toBe(
      '/content-manager/preview/url/api::blog-post.blog-post?documentId=abc&status=draft',
    )
  })

  it('names no entry of a single type', () => {
    expect(at('/admin/content-manager/single-types/api::home-page.home-page/preview')).toBe(
      '/content-manager/preview/url/api::home-page.home-page?status=draft',
    )
  })

  it('is none on any other page', () => {
    expect(at('/admin/content-manager/collection-types/api::x.x/abc')).toBeNull()
  })
})
