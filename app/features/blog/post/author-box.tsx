import { Photo } from '~/ui/media/photo'
import type { PostPageData } from './read-post-page.server'
import classes from './author-box.module.css'

export function AuthorBox({ post }: Pick<PostPageData, 'post'>) {
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
