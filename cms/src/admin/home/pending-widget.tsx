import { Flex, Typography } from '@strapi/design-system'
import { Clock, File, Message } from '@strapi/icons'
import { useFetchClient, Widget, type WidgetArgs } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { minutes } from '../../content-types/duration'

type PendingCount = { new: number; late: number }

/** Counts a type's unanswered submissions and refreshes every minute; null before the first answer. */
function usePendingCount(uid: string) {
  const { get } = useFetchClient()
  const [count, setCount] = useState<PendingCount | 'failed' | null>(null)

  useEffect(() => {
    let current = true
    const ask = () =>
      void get<{ data: PendingCount }>(`/submissions-waiting/${uid}`).then(
        ({ data }) => current && setCount(data.data),
        () => current && setCount('failed'),
      )
    ask()
    const timer = setInterval(ask, minutes(1))
    return () => {
      current = false
      clearInterval(timer)
    }
  }, [get, uid])

  return count
}

/** Widgets of the panel's home page; each is shown to people who may read its submissions. */
export const pendingWidgets: WidgetArgs[] = [
  pendingWidget('inquiries', 'api::inquiry.inquiry', Clock),
  pendingWidget('leads', 'api::lead.lead', Message),
  pendingWidget('contractInquiries', 'api::contract-inquiry.contract-inquiry', File),
]

function pendingWidget(name: string, uid: string, icon: WidgetArgs['icon']): WidgetArgs {
  // The unanswered ones, newest first.
  const list = `/content-manager/collection-types/${uid}?page=1&pageSize=50&sort=receivedAt:DESC&filters[$and][0][stage][$eq]=new`
  const WaitingWidget = () => <PendingFigures uid={uid} list={list} />
  return {
    // People keep widgets on their home page by this id.
    id: `waiting-${name}`,
    icon,
    title: { id: `ceiba.pending.${name}`, defaultMessage: name },
    link: { label: { id: 'ceiba.pending.link', defaultMessage: 'Open the list' }, href: list },
    component: async () => WaitingWidget,
    permissions: [{ action: 'plugin::content-manager.explorer.read', subject: uid }],
  }
}

type PendingFiguresProps = { uid: string; list: string }

/** The number of unanswered submissions, and how many of them are late. */
function PendingFigures({ uid, list }: PendingFiguresProps) {
  const { formatMessage } = useIntl()
  const t = (id: string) => formatMessage({ id: `ceiba.pending.${id}`, defaultMessage: id })
  const pending = usePendingCount(uid)
  if (pending === 'failed') return <Widget.Error />
  if (pending === null) return <Widget.Loading />
  return (
    <Link to={list} style={{ color: 'inherit', textDecoration: 'none' }}>
      <Flex gap={8} paddingTop={4} paddingBottom={4} justifyContent="center">
        <Figure count={pending.new} label={t('new')} colour="primary600" />
        <Figure
          count={pending.late}
          label={t('late')}
          colour={pending.late > 0 ? 'danger600' : 'success600'}
        />
      </Flex>
    </Link>
  )
}

type FigureProps = { count: number; label: string; colour: string }

function Figure({ count, label, colour }: FigureProps) {
  return (
    <Flex direction="column" alignItems="center" gap={1}>
      <Typography textColor={colour} fontWeight="bold" style={{ fontSize: '4rem', lineHeight: 1 }}>
        {count}
      </Typography>
      <Typography variant="omega" textColor="neutral600" textAlign="center">
        {label}
      </Typography>
    </Flex>
  )
}
