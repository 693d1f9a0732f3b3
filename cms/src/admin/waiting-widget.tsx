import { Flex, Typography } from '@strapi/design-system'
import { Clock } from '@strapi/icons'
import { Widget, type WidgetArgs } from '@strapi/strapi/admin'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useWaitingInquiries } from './use-waiting-inquiries'
import { inquiryList } from './inquiry-list'

/** The widget as the home page takes it; only people who may read inquiries see it. */
export const waitingInquiries: WidgetArgs = {
  id: 'waiting-inquiries',
  icon: Clock,
  title: { id: 'ceiba.waiting.title', defaultMessage: 'Inquiries' },
  link: {
    label: { id: 'ceiba.waiting.link', defaultMessage: 'Open the list' },
    href: inquiryList,
  },
  component: async () => WaitingWidget,
  permissions: [
    { action: 'plugin::content-manager.explorer.read', subject: 'api::inquiry.inquiry' },
  ],
}

/** On the home page: how many inquiries nobody has answered, and how many of them have waited too long. */
function WaitingWidget() {
  const { formatMessage } = useIntl()
  const say = (id: string) => formatMessage({ id: `ceiba.waiting.${id}`, defaultMessage: id })
  const waiting = useWaitingInquiries()
  if (waiting === 'failed') return <Widget.Error />
  if (waiting === null) return <Widget.Loading />
  return (
    <Link to={inquiryList} style={{ color: 'inherit', textDecoration: 'none' }}>
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
