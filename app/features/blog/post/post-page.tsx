import { useTranslation } from 'react-i18next'
import { useSite } from '~/features/site/use-site'
import { href } from '~/routing/href'
import type { PostPageData } from './read-post-page.server'
import { AuthorBox } from './author-box'
import { Neighbours } from './neighbours'
import { PostHeading } from './post-heading'
import classes from './post-page.module.css'
import { ReadOn } from './read-on'
import { ShareBar } from './share-bar'
import { StayBand } from './stay-band'

/** A post of the blog (leads-and-content.md §2, "Blog post"). */
export function PostPage({ data }: { data: PostPageData }) {
  const { t } = useTranslation('blog')
  const { locale, origin } = useSite()
  const { post, related, earlier, later } = data
  const url = new URL(href('blogPost', locale, { slug: post.slug }), origin).href
  return (
    <>
      <article className="content">
        <PostHeading post={post} />
        <div className={classes.columns}>
          <div className={classes.text}>
            <div className={classes.prose} dangerouslySetInnerHTML={{ __html: post.html }} />
            <AuthorBox post={post} />
          </div>
          <aside className={classes.share} aria-label={t('share')}>
            <ShareBar url={url} title={post.name} />
          </aside>
        </div>
      </article>
      <div className="content">
        <Neighbours earlier={earlier} later={later} />
        <ReadOn posts={related} />
      </div>
      <StayBand />
    </>
  )
}
