import { useTranslation } from 'react-i18next'
import { Breadcrumb } from '~/features/site/head/breadcrumb'
import { useSite } from '~/features/site/use-site'
import { href } from '~/routing/href'
import { NextPageLink } from '~/ui/layout/next-page-link'
import { blogTrail } from '../blog-trail'
import { PostCardView } from '../posts/post-card-view'
import { blogSearch, isCumulativePage } from './blog-query'
import type { BlogPageData } from './read-blog-page.server'
import classes from './blog-page.module.css'
import { CategoryLinks } from './category-links'
import { NoPosts } from './no-posts'

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
        <NextPageLink
          to={href('blog', site.locale, {}, blogSearch(next))}
          isCumulative={isCumulativePage(next.page)}
        >
          {t('more')} ({t('left', { count: left })})
        </NextPageLink>
      )}
    </div>
  )
}

/** Agua in the evening, a kite of Sumpango above it, and the roofs below. */
function Masthead({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 400 200" className={className} aria-hidden="true">
      <circle cx="262" cy="92" r="46" fill="#e0a030" />
      <path d="M96 200 228 66q8-8 16 0l16 12 14-6q7-3 13 3l113 111v14Z" fill="#8fb3a6" />
      <path
        d="m212 82 16-16q8-8 16 0l16 12 14-6q7-3 13 3l8 8q-13 10-25 3-14 10-26 1-17 9-32-5Z"
        fill="#fff"
      />
      <path d="M40 200q58-40 116-22t116-12 128 20v14Z" fill="#1f6f5c" />
      <path d="M0 200v-18l28-14 30 14v18ZM70 200v-24l34-16 34 16v24Z" fill="#a8452f" />
      <path d="M12 200v-16h32v16ZM84 200v-22h40v22Z" fill="#f7e8c8" />
      <path d="M98 200v-14a6 6 0 0 1 12 0v14Z" fill="#22252b" />
      <path d="M104 60q26 44 0 100" fill="none" stroke="#22252b" strokeWidth="1.5" opacity=".55" />
      <g transform="rotate(-12 92 38)">
        <circle cx="92" cy="38" r="30" fill="#a72a72" />
        <circle cx="92" cy="38" r="21" fill="#f7e8c8" />
        <path d="m92 17 6 15 15 6-15 6-6 15-6-15-15-6 15-6Z" fill="#a8452f" />
        <circle cx="92" cy="38" r="5" fill="#e0a030" />
        <path d="M66 53q-8 10-6 22l8-9 3 9q2-10-1-16Z" fill="#1f6f5c" />
      </g>
    </svg>
  )
}
