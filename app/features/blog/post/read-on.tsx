import { useTranslation } from 'react-i18next'
import { PostCardView } from '../list/post-card-view'
import type { PostCard } from '../post-card'
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
      <ul className={classes.posts}>
        {posts.map((post) => (
          <li key={post.id}>
            <PostCardView post={post} headingLevel="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}
