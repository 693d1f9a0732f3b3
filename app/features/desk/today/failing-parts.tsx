import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { ConfirmPopup } from '~/features/staff/lists/confirm-popup'
import { formatMoment } from '~/platform/time/format-moment'
import { href } from '~/routing/href'
import { Button } from '~/ui/button/button'
import type { TodayData } from './read-today.server'
import { joinFacts, TodayPart } from './today-part'

/** Calendars that could not be read, and what was not delivered. */
export function FailingParts({ today }: { today: TodayData }) {
  const { t } = useTranslation('desk')
  const { t: ofStays } = useTranslation('stays')
  const { locale, feeds, undelivered } = today
  return (
    <>
      <TodayPart
        name="feeds"
        total={feeds.total}
        all={today.lists.feeds}
        isOutside
        lines={feeds.rows.map(({ documentId, name, rentalName, problem, conflicts, ...feed }) => ({
          key: documentId,
          href: feed.address,
          title: joinFacts([rentalName, name]),
          about: joinFacts([
            problem && t(`feedProblems.${problem}`),
            conflicts > 0 ? t('today.conflicts', { count: conflicts }) : null,
          ]),
          aside: feed.lastGoodAt && (
            <span>
              {t('today.lastGood')}{' '}
              <time dateTime={feed.lastGoodAt}>{formatMoment(feed.lastGoodAt, locale)}</time>
            </span>
          ),
        }))}
      />
      <TodayPart
        name="undelivered"
        total={undelivered?.total ?? 0}
        none={undelivered === null ? t('problems.unavailable') : undefined}
        lines={(undelivered?.rows ?? []).map(
          ({ submission, code, name, step, acceptedAt }, index) => ({
            key: `${submission} ${code}`,
            title:
              name && step
                ? `${ofStays(`messages.${name}`)} ${ofStays(`messageSteps.${step}`)}`
                : code,
            about: <time dateTime={acceptedAt}>{formatMoment(acceptedAt, locale)}</time>,
            aside: (
              <>
                <Form reloadDocument method="post" action={href('staffHome', locale)}>
                  <input type="hidden" name="do" value="retry" />
                  <input type="hidden" name="submission" value={submission} />
                  <Button type="submit" size="small">
                    {t('today.retry')}
                  </Button>
                </Form>
                <ConfirmPopup
                  id={`give-up-${index}`}
                  label={t('today.giveUp')}
                  title={t('today.givesUp.title')}
                  lead={t('today.givesUp.lead')}
                  yes={t('today.givesUp.yes')}
                  no={t('today.givesUp.no')}
                >
                  <input type="hidden" name="do" value="giveUp" />
                  <input type="hidden" name="submission" value={submission} />
                </ConfirmPopup>
              </>
            ),
          }),
        )}
      />
    </>
  )
}
