import type { Locale } from '~content/locale'
import { createServerI18n } from '~/platform/i18n/i18n.server'

/** What the blog is called and how it presents itself, for its heads and feeds. */
export type BlogWords = { title: string; metaTitle: string; metaDescription: string }

export async function readBlogWords(locale: Locale): Promise<BlogWords> {
  const { t } = await createServerI18n(locale)
  return {
    title: t('blog:title'),
    metaTitle: t('blog:metaTitle'),
    metaDescription: t('blog:metaDescription'),
  }
}
