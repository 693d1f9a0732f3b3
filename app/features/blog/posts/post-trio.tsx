import type { PostCard } from './post-card'
import { PostCardView } from './post-card-view'
import classes from './post-trio.module.css'

/** A few posts below a heading of another page. */
export function PostTrio({ posts }: { posts: PostCard[] }) {
  return (
    <ul className={classes.posts}>
      {posts.map((post) => (
        <li key={post.id}>
          <PostCardView post={post} headingLevel="h3" />
        </li>
      ))}
    </ul>
  )
}
