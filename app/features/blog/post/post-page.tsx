import { useTranslation } from 'react-i18next'
import { useSite } from '~/features/site/use-site'
import { href } from '~/routing/href'
import { Photo } from '~/ui/media/photo'
import { PostTrio } from '../posts/post-trio'
import type { PostCard } from '../posts/post-card'
import type { PostPageData } from './read-post-page.server'
import { Neighbours } from './neighbours'
import { PostHeading } from './post-heading'
import classes from './post-page.module.css'
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

function AuthorBox({ post }: Pick<PostPageData, 'post'>) {
  if (!post.author) return null
  return (
    <div className={classes.author}>
      {post.authorPhoto && (
        <div className={classes.portrait}>
          <Photo picture={post.authorPhoto} alt={post.authorPhotoAlt} sizes="96px" widest={320} />
        </div>
      )}
      <div>
        <p className={classes.name}>{post.author}</p>
        <p className={classes.about}>{post.authorAbout}</p>
      </div>
    </div>
  )
}

/** Posts on the same subjects. */
function ReadOn({ posts }: { posts: PostCard[] }) {
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
