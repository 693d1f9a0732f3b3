import { Flex, Typography } from '@strapi/design-system'
import { Clock, File, Message } from '@strapi/icons'
import { Widget, type WidgetArgs } from '@strapi/strapi/admin'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useWaiting } from './use-pending-count'
import { waitingList } from './pending-list-path'

/** The widgets as the home page takes them; only people who may read such submissions see them. */
export const waitingWidgets: WidgetArgs[] = [
  waitingWidget('inquiries', 'api::inquiry.inquiry', Clock),
  waitingWidget('leads', 'api::lead.lead', Message),
  waitingWidget('contractInquiries', 'api::contract-inquiry.contract-inquiry', File),
]

function waitingWidget(name: string, uid: string, icon: WidgetArgs['icon']): WidgetArgs {
  const list = waitingList(uid)
  const WaitingWidget = () => <WaitingFigures uid={uid} list={list} />
  return {
    id: `waiting-${name}`,
    icon,
    title: { id: `ceiba.waiting.${name}`, defaultMessage: name },
    link: { label: { id: 'ceiba.waiting.link', defaultMessage: 'Open the list' }, href: list },
    component: async () => WaitingWidget,
    permissions: [{ action: 'plugin::content-manager.explorer.read', subject: uid }],
  }
}

type WaitingFiguresProps = { uid: string; list: string }

/** How many submissions nobody has answered, and how many of them have waited too long. */
function WaitingFigures({ uid, list }: WaitingFiguresProps) {
  const { formatMessage } = useIntl()
  const say = (id: string) => formatMessage({ id: `ceiba.waiting.${id}`, defaultMessage: id })
  const waiting = useWaiting(uid)
  if (waiting === 'failed') return <Widget.Error />
  if (waiting === null) return <Widget.Loading />
  return (
    <Link to={list} style={{ color: 'inherit', textDecoration: 'none' }}>
      <Flex gap={8} paddingTop={4} paddingBottom={4} justifyContent="center">
        <Figure count={waiting.new} words={say('new')} colour="primary600" />
        <Figure
          count={waiting.late}
          words={say('late')}
          colour={waiting.late > 0 ? 'danger600' : 'success600'}
        />
      </Flex>
    </Link>
  )
}

type FigureProps = { count: number; words: string; colour: string }

function Figure({ count, words, colour }: FigureProps) {
  return (
    <Flex direction="column" alignItems="center" gap={1}>
      <Typography textColor={colour} fontWeight="bold" style={{ fontSize: '4rem', lineHeight: 1 }}>
        {count}
      </Typography>
      <Typography variant="omega" textColor="neutral600" textAlign="center">
        {words}
      </Typography>
    </Flex>
  )
}
