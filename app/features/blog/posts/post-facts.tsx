import { useTranslation } from 'react-i18next'
import { useSite } from '~/features/site/use-site'
import { formatLongDay } from '~/platform/time/format-long-day'
import type { PostCard } from './post-card'
import classes from './post-facts.module.css'

/** Who wrote a post, when, and how long it takes to read. */
export function PostFacts({ post }: { post: PostCard }) {
  const { t } = useTranslation('blog')
  const { locale } = useSite()
  return (
    <ul className={classes.facts}>
      {post.author && <li data-author>{t('by', { name: post.author })}</li>}
      <li>
        <time dateTime={post.date}>{formatLongDay(post.date, locale)}</time>
      </li>
      <li>{t('minutes', { count: post.readingMinutes })}</li>
    </ul>
  )
}
