import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { useSite } from '~/features/site/use-site'
import { href } from '~/routing/href'
import { blogSearch } from './blog-query'
import type { BlogPageData } from './read-blog-page.server'
import classes from './category-links.module.css'

/** What posts are about; each subject is a link to its own list. */
export function CategoryLinks({ data }: { data: BlogPageData }) {
  const { t } = useTranslation('blog')
  const { locale } = useSite()
  if (data.categories.length === 0) return null
  const link = (category: string | null, name: string) => (
    <li key={category}>
      <Link
        to={href('blog', locale, {}, blogSearch({ page: 1, category }))}
        preventScrollReset
        className={classes.link}
        aria-current={data.query.category === category ? 'page' : undefined}
      >
        {name}
      </Link>
    </li>
  )
  return (
    <nav aria-label={t('categories')} className={classes.categories}>
      <ul>
        {link(null, t('allPosts'))}
        {data.categories.map(({ slug, name }) => link(slug, name))}
      </ul>
    </nav>
  )
}
