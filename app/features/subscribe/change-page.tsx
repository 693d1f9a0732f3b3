import { useTranslation } from 'react-i18next'
import { Postcard } from '~/features/thank-you/postcard'
import { useSite } from '~/features/site/use-site'
import { href } from '~/routing/href'
import { Button, ButtonLink } from '~/ui/button/button'
import error from '~/ui/forms/field.module.css'
import { Icon } from '~/ui/icons/icon'
import classes from './change-page.module.css'
import type { ChangePageData } from './read-change-page.server'

/**
 * The page behind the link in an e-mail, with one button that confirms or ends the subscription: programs that check
 * links in e-mails press no button. The form posts to a resource route.
 */
export function ChangePage({ change, view, hasFailed, action }: ChangePageData) {
  const { t } = useTranslation('subscribe')
  const { locale } = useSite()
  const isOpen = view === 'ask'
  const words = wordsOf(change, view)
  const next = view === 'done' ? 'home' : 'subscribe'
  return (
    <div className={`content ${classes.page}`}>
      <Postcard className={classes.picture} />
      <h1 className={classes.title}>{t(words.title)}</h1>
      <p className={classes.text}>{t(words.text)}</p>
      {isOpen && (
        <form method="post" action={action} className={classes.form}>
          {hasFailed && (
            <p role="alert" className={error.error}>
              <Icon name="info" size={18} />
              {t('failed')}
            </p>
          )}
          <Button type="submit" kind="primary" size="large" isWide>
            {t(`${change}.button`)}
          </Button>
        </form>
      )}
      {!isOpen && view !== 'unknown' && (
        <p>
          <ButtonLink kind="text" href={href(next, locale)}>
            {t(next === 'home' ? 'home' : 'again')}
          </ButtonLink>
        </p>
      )}
    </div>
  )
}

function wordsOf(change: ChangePageData['change'], view: ChangePageData['view']) {
  if (view === 'expired') return { title: 'expiredTitle', text: 'expired' } as const
  if (view === 'unknown') return { title: 'unknownTitle', text: 'unknown' } as const
  if (view === 'over') return { title: 'confirm.overTitle', text: 'confirm.over' } as const
  return view === 'ask'
    ? ({ title: `${change}.askTitle`, text: `${change}.ask` } as const)
    : ({ title: `${change}.doneTitle`, text: `${change}.done` } as const)
}
