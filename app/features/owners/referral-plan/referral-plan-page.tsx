import { useTranslation } from 'react-i18next'
import type { LeadReply } from '~/features/leads/form/lead-reply'
import { ReferralForm } from '~/features/leads/owners/owners-form'
import { singleTrail } from '~/features/site/head/page-trail'
import { useSite } from '~/features/site/use-site'
import { FormSection, formTitleId } from '../sections/form-section'
import { Medals } from './medals'
import { OwnersWay } from '../sections/other-way'
import { OwnersHero } from '../sections/owners-hero'
import type { ReferralPlanData } from './read-referral-plan.server'
import classes from './referral-plan-page.module.css'
import { Steps } from '../sections/steps'

type ReferralPlanPageProps = {
  data: ReferralPlanData
  /** What the page's action answered to the form, where no script sent it. */
  reply: LeadReply | undefined
}

/** Three medals, their conditions and the form (leads-and-content.md §1 and §2, "Referral plan"). */
export function ReferralPlanPage({ data, reply }: ReferralPlanPageProps) {
  const { t } = useTranslation('owners')
  const site = useSite()
  const { name, page, form } = data
  return (
    <>
      <OwnersHero trail={singleTrail(site, name, 'referralPlan')} page={page} />
      {page.commissionPercent != null && (
        <div className={classes.band}>
          <div className={`content ${classes.commission}`}>
            <p className={classes.percent}>
              {t('commission', { percent: page.commissionPercent })}
            </p>
            <p className={classes.promise}>{page.commissionText}</p>
          </div>
        </div>
      )}
      <Medals page={page} />
      <Steps title={page.stepsTitle} steps={page.steps} />
      <FormSection title={page.titleForm} text={page.textForm}>
        <ReferralForm
          data={form}
          reply={reply}
          labelledBy={formTitleId}
          buttonLabel={page.btnName}
        />
      </FormSection>
      <div className={`content ${classes.end}`}>
        <section aria-labelledby="conditions">
          <h2 id="conditions" className={classes.title}>
            {t('conditions')}
          </h2>
          <div
            className={classes.conditions}
            dangerouslySetInnerHTML={{ __html: page.conditionsHtml }}
          />
        </section>
        <OwnersWay />
      </div>
    </>
  )
}
