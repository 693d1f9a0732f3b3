import { useTranslation } from 'react-i18next'
import { PostTrio } from '~/features/blog/posts/post-trio'
import { useSite } from '~/features/site/use-site'
import { href } from '~/routing/href'
import { HomeSection } from './home-section'
import type { HomePageData } from '../read-home-page.server'

/** What the blog has new. */
export function LatestPosts({ posts }: Pick<HomePageData, 'posts'>) {
  const { t } = useTranslation('home')
  const { locale } = useSite()
  if (posts.length === 0) return null
  return (
    <HomeSection
      titleId="latest-posts"
      title={t('postsTitle')}
      more={{ to: href('blog', locale), label: t('postsLink') }}
    >
      <PostTrio posts={posts} />
    </HomeSection>
  )
}
