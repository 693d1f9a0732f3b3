import { Link } from '@remix-run/react'
import { useSite } from '~/features/site/use-site'
import { href } from '~/routing/href'
import cover from '~/ui/layout/cover-link.module.css'
import { Photo } from '~/ui/media/photo'
import type { PostCard } from './post-card'
import { PostFacts } from './post-facts'
import classes from './post-card-view.module.css'

type PostCardViewProps = {
  post: PostCard
  /** The lead of a list; its picture loads at once. */
  isLarge?: boolean
  headingLevel?: 'h2' | 'h3'
}

const sizes = '(min-width: 1000px) 380px, (min-width: 640px) 46vw, 8rem'
const largeSizes = '(min-width: 1280px) 790px, (min-width: 1000px) 64vw, 100vw'

/** One post in a list. The whole card is one link. */
export function PostCardView({
  post,
  isLarge = false,
  headingLevel: Heading = 'h2',
}: PostCardViewProps) {
  const { locale } = useSite()
  return (
    <article className={classes.card} data-large={isLarge || undefined}>
      <div className={classes.picture}>
        <Photo
          picture={post.picture}
          alt={post.pictureAlt}
          sizes={isLarge ? largeSizes : sizes}
          widest={isLarge ? 1280 : 960}
          eager={isLarge}
        />
      </div>
      <div className={classes.words}>
        <p className={classes.category}>{post.categories[0]?.name}</p>
        <Heading className={classes.name}>
          <Link
            to={href('blogPost', locale, { slug: post.slug })}
            viewTransition
            className={cover.link}
          >
            {post.name}
          </Link>
        </Heading>
        <p className={classes.text}>{post.shortDescription}</p>
        <PostFacts post={post} />
      </div>
    </article>
  )
}
