import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { useSite } from '~/features/site/use-site'
import { href } from '~/routing/href'
import { Icon } from '~/ui/icons/icon'
import type { PostPageData } from './read-post-page.server'
import classes from './neighbours.module.css'

/** The posts that came out before and after. */
export function Neighbours({ earlier, later }: Pick<PostPageData, 'earlier' | 'later'>) {
  const { t } = useTranslation('blog')
  const { locale } = useSite()
  if (!earlier && !later) return null
  return (
    <nav aria-label={t('neighbours')} className={classes.neighbours}>
      {earlier && (
        <Link to={href('blogPost', locale, { slug: earlier.slug })} className={classes.link}>
          <span className={classes.which}>
            <Icon name="arrow-left" size={18} /> {t('earlier')}
          </span>
          <span className={classes.name}>{earlier.name}</span>
        </Link>
      )}
      {later && (
        <Link
          to={href('blogPost', locale, { slug: later.slug })}
          className={classes.link}
          data-later
        >
          <span className={classes.which}>
            {t('later')} <Icon name="arrow-right" size={18} />
          </span>
          <span className={classes.name}>{later.name}</span>
        </Link>
      )}
    </nav>
  )
}
