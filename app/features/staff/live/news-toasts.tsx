import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Notification.layer.css'
import { notifications, Notifications } from '@mantine/notifications'
import '@mantine/notifications/styles.layer.css'
import { useCallback, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '~content/locale'
import { href } from '~/routing/href'
import { resources } from '~/routing/resources'
import classes from './news-toasts.module.css'
import { followNews } from './follow-news'
import type { NewsItem } from './news-item'
import { type FocusBefore, useToast } from './use-toast'

/** Tells who has a desk open what has come, wherever in it they are, with a way there. */
export function NewsToasts({ locale }: { locale: Locale }) {
  const { t } = useTranslation('staff')
  const before = useRef<EventTarget | null>(null)
  useEffect(() => {
    const show = (item: NewsItem) =>
      notifications.show({
        id: item.id,
        role: 'group',
        title: t(item.what === 'lead' ? 'news.lead' : 'news.arrived'),
        message: <NewsLine item={item} locale={locale} before={before} />,
        color: item.what === 'lead' ? 'terracotta' : 'jade',
        closeButtonProps: { 'aria-label': t('news.close') },
        classNames: {
          root: classes.toast ?? '',
          title: classes.title ?? '',
          description: classes.description ?? '',
        },
      })
    return followNews({
      path: `/${resources.staffEvents.path}`,
      onItems(items) {
        for (const item of items) if (item.what !== 'changed') show(item)
      },
    })
  }, [t, locale])
  return (
    <div role="log" aria-label={t('news.region')}>
      <Notifications
        withinPortal={false}
        position="bottom-right"
        autoClose={false}
        containerWidth={360}
        limit={4}
      />
    </div>
  )
}

type NewsLineProps = { item: NewsItem; locale: Locale; before: FocusBefore }

function NewsLine({ item, locale, before }: NewsLineProps) {
  const { t } = useTranslation('staff')
  const sections = useTranslation('reports').t
  const kinds = useTranslation('leadMail').t
  const { id, reference, section, kind, panel } = item
  const line = useRef<HTMLSpanElement>(null)
  useToast(
    line,
    before,
    useCallback(() => void notifications.hide(id), [id]),
  )
  const about = section ? sections(`sections.${section}`) : t('news.other')
  return (
    <span ref={line}>
      {kind ? kinds(`kinds.${kind}`) : about}
      {' · '}
      <a
        href={panel ?? href('staffStay', locale, { id: reference })}
        rel={panel ? 'noreferrer' : undefined}
      >
        {reference}
      </a>
    </span>
  )
}
