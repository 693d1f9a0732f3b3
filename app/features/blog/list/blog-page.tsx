import { useTranslation } from 'react-i18next'
import { Breadcrumb } from '~/features/site/head/breadcrumb'
import { useSite } from '~/features/site/use-site'
import { href } from '~/routing/href'
import { NextPageLink } from '~/ui/layout/next-page-link'
import { blogSearch } from './blog-query'
import { blogTrail } from '../blog-trail'
import type { BlogPageData } from './read-blog-page.server'
import classes from './blog-page.module.css'
import { CategoryLinks } from './category-links'
import { Masthead } from './masthead'
import { NoPosts } from './no-posts'
import { PostCardView } from '../posts/post-card-view'

/** The blog, newest first; the first post is shown larger (leads-and-content.md §2, "Blog list"). */
export function BlogPage({ data }: { data: BlogPageData }) {
  const { t } = useTranslation('blog')
  const site = useSite()
  const { posts, left, query } = data
  const next = { ...query, page: query.page + 1 }
  return (
    <div className="content">
      <header className={classes.head}>
        <div>
          <Breadcrumb steps={blogTrail(t('title'), site)} />
          <h1 className={classes.title}>{t('title')}</h1>
          <p className={classes.lead}>{t('lead')}</p>
        </div>
        <Masthead className={classes.drawing} />
      </header>
      <CategoryLinks data={data} />
      {posts.length === 0 && <NoPosts />}
      <section aria-label={data.category?.name ?? t('posts')}>
        <ul className={classes.posts}>
          {posts.map((post, index) => (
            <li key={post.id}>
              <PostCardView post={post} isLarge={index === 0} />
            </li>
          ))}
        </ul>
      </section>
      {left > 0 && (
        <NextPageLink to={href('blog', site.locale, {}, blogSearch(next))}>
          {t('more')} ({t('left', { count: left })})
        </NextPageLink>
      )}
    </div>
  )
}
