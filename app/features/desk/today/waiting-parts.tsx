import { useTranslation } from 'react-i18next'
import { formatMoment } from '~/platform/time/format-moment'
import { href } from '~/routing/href'
import { Waited } from '../waited'
import type { TodayData } from './read-today.server'
import { joinFacts, LineDay, TodayPart } from './today-part'

/** Guests and others who wait, and whom to follow up. */
export function WaitingParts({ today }: { today: TodayData }) {
  const { t } = useTranslation('stays')
  const kinds = useTranslation('leadMail').t
  const { locale, waiting, leads, followUps, countersign } = today
  const stayLink = (reference: string) => href('staffStay', locale, { id: reference })
  return (
    <>
      <TodayPart
        name="waiting"
        total={waiting.total}
        all={href('staffInbox', locale)}
        lines={waiting.rows.map((stay) => ({
          key: stay.reference,
          href: stayLink(stay.reference),
          title: stay.guestName,
          about: joinFacts([t(`stages.${stay.stage}`), stay.rentalName, stay.owner]),
          aside: stay.waited && <Waited waited={stay.waited} />,
        }))}
      />
      <TodayPart
        name="leads"
        total={leads.total}
        all={today.lists.leads}
        isOutside
        lines={leads.rows.map((lead) => ({
          key: lead.reference,
          href: lead.address,
          title: lead.name || lead.reference,
          about: joinFacts([kinds(`kinds.${lead.kind}`), lead.about]),
          aside: lead.waited && <Waited waited={lead.waited} />,
        }))}
      />
      <TodayPart
        name="countersign"
        total={countersign.total}
        all={href('staffContracts', locale, {}, 'stage=guestsSigned')}
        lines={countersign.rows.map(({ reference, fullName, property, since }) => ({
          key: reference,
          href: href('contract', locale, { id: reference }),
          title: fullName,
          about: joinFacts([property, reference]),
          aside: <time dateTime={since}>{formatMoment(since, locale)}</time>,
        }))}
      />
      <TodayPart
        name="followUps"
        total={followUps.total}
        all={href('staffInbox', locale, {}, 'state=due')}
        lines={followUps.rows.map((stay) => ({
          key: stay.reference,
          href: stayLink(stay.reference),
          title: stay.guestName,
          about: joinFacts([t(`stages.${stay.stage}`), stay.rentalName, stay.owner]),
          aside: stay.followUpOn && <LineDay day={stay.followUpOn} locale={locale} />,
        }))}
      />
    </>
  )
}
