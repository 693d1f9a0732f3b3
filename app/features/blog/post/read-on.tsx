import { useTranslation } from 'react-i18next'
import { PostTrio } from '../posts/post-trio'
import type { PostCard } from '../posts/post-card'
import classes from './read-on.module.css'

/** Posts on the same subjects. */
export function ReadOn({ posts }: { posts: PostCard[] }) {
  const { t } = useTranslation('blog')
  if (posts.length === 0) return null
  return (
    <section aria-labelledby="read-on" className={classes.section}>
      <h2 id="read-on" className={classes.title}>
        {t('related')}
      </h2>
      <PostTrio posts={posts} />
    </section>
  )
}
