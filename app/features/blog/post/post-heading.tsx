import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Breadcrumb } from '~/features/site/head/breadcrumb'
import { useSite } from '~/features/site/use-site'
import { href } from '~/routing/href'
import { Photo } from '~/ui/media/photo'
import { blogSearch } from '../list/blog-query'
import { blogTrail } from '../blog-trail'
import { PostFacts } from '../posts/post-facts'
import type { PostPageData } from './read-post-page.server'
import classes from './post-heading.module.css'

/** Subjects, title, facts and cover of a post. */
export function PostHeading({ post }: Pick<PostPageData, 'post'>) {
  const { t } = useTranslation('blog')
  const site = useSite()
  return (
    <header>
      <div className={classes.trail}>
        <Breadcrumb steps={blogTrail(t('title'), site, post)} />
      </div>
      <div className={classes.words}>
        <ul className={classes.categories} aria-label={t('categories')}>
          {post.categories.map(({ slug: category, name }) => (
            <li key={category}>
              <Link to={href('blog', site.locale, {}, blogSearch({ page: 1, category }))}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
        <h1 className={classes.title}>{post.name}</h1>
        <p className={classes.lead}>{post.shortDescription}</p>
        <PostFacts post={post} />
      </div>
      {post.picture && (
        <div className={classes.cover}>
          <Photo
            picture={post.picture}
            alt={post.pictureAlt}
            sizes="(min-width: 1280px) 1200px, 100vw"
            widest={1920}
            eager
          />
        </div>
      )}
    </header>
  )
}
