import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { PostTrio } from '~/features/blog/list/post-trio'
import { useSite } from '~/features/site/use-site'
import { href } from '~/routing/href'
import classes from './latest-posts.module.css'
import type { HomePageData } from './read-home-page.server'

/** What the blog has new. */
export function LatestPosts({ posts }: Pick<HomePageData, 'posts'>) {
  const { t } = useTranslation('home')
  const { locale } = useSite()
  if (posts.length === 0) return null
  return (
    <section className={`content ${classes.section}`} aria-labelledby="latest-posts">
      <div className={classes.head}>
        <h2 id="latest-posts" className={classes.title}>
          {t('postsTitle')}
        </h2>
        <Link to={href('blog', locale)} prefetch="intent" className={classes.all}>
          {t('postsLink')}
        </Link>
      </div>
      <PostTrio posts={posts} />
    </section>
  )
}
