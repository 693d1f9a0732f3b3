import { useTranslation } from 'react-i18next'
import type { LeadReply } from '~/features/leads/form/lead-reply'
import { ListWithUsForm } from '~/features/leads/owners/owners-form'
import { Claims } from '~/features/site/claims'
import { singleTrail } from '~/features/site/head/page-trail'
import { providerModalId } from '~/features/site/provider-modal-id'
import { useSite } from '~/features/site/use-site'
import { Button } from '~/ui/button/button'
import { Icon } from '~/ui/icons/icon'
import { FormSection, formTitleId } from '../sections/form-section'
import classes from './list-with-us-page.module.css'
import { MarketingSections } from '../sections/marketing-sections'
import { ReferralWay } from '../sections/other-way'
import boxClasses from '../sections/other-way.module.css'
import { OwnersHero } from '../sections/owners-hero'
import type { ListWithUsData } from './read-list-with-us.server'
import { Steps } from '../sections/steps'

type ListWithUsPageProps = {
  data: ListWithUsData
  /** What the page's action answered to the form, where no script sent it. */
  reply: LeadReply | undefined
}

/** What owners get and how to begin (leads-and-content.md §2, "List with us"). */
export function ListWithUsPage({ data, reply }: ListWithUsPageProps) {
  const site = useSite()
  const { name, page, form } = data
  return (
    <>
      <OwnersHero trail={singleTrail(site, name, 'listWithUs')} page={page} />
      <div className={classes.band}>
        <div className="content">
          <Claims inRow />
        </div>
      </div>
      <div>
        <MarketingSections sections={page.sections} />
      </div>
      <Steps title={page.stepsTitle} steps={page.steps} />
      <FormSection title={page.titleForm} text={page.textForm}>
        <ListWithUsForm
          data={form}
          reply={reply}
          labelledBy={formTitleId}
          buttonLabel={page.btnName}
        />
      </FormSection>
      <div className={`content ${classes.ways}`}>
        <PortalBox />
        <ReferralWay />
      </div>
    </>
  )
}

/** The partner's portal, for owners who would rather enter their house themselves. */
function PortalBox() {
  const { t } = useTranslation('owners')
  const { settings } = useSite()
  return (
    <section aria-labelledby="portal" className={boxClasses.box}>
      <h2 id="portal" className={boxClasses.title}>
        {settings.providerTitle}
      </h2>
      <p className={boxClasses.text}>{settings.providerText}</p>
      <Button kind="text" className={boxClasses.link} popovertarget={providerModalId}>
        {t('portalButton')}
        <Icon name="external" size={18} />
      </Button>
    </section>
  )
}
