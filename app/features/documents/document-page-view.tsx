import type { ReactNode } from 'react'
import { FormSection } from '~/features/owners/sections/form-section'
import { MarketingSections } from '~/features/owners/sections/marketing-sections'
import { OwnersWay, ReferralWay } from '~/features/owners/sections/other-way'
import { OwnersHero } from '~/features/owners/sections/owners-hero'
import { Steps } from '~/features/owners/sections/steps'
import { Claims } from '~/features/site/claims'
import { pageTrail } from '~/features/site/head/page-trail'
import { useSite } from '~/features/site/use-site'
import prose from '~/ui/blocks/prose.module.css'
import { ComingSoon } from './coming-soon'
import { documentPath } from './document-address'
import classes from './document-page-view.module.css'
import { OtherServices } from './other-services'
import type { DocumentPageData } from './read-document-page.server'

type DocumentPageViewProps = { data: DocumentPageData; form: ReactNode }

/** A service for owners, or a document, with the form to ask for it (contracts-and-routes.md §2.4). */
export function DocumentPageView({ data, form }: DocumentPageViewProps) {
  const site = useSite()
  const { page, html, isComing, others } = data
  const isService = page.kind !== 'document'
  const step = { name: page.name, path: documentPath(page, site.locale) }
  return (
    <>
      <OwnersHero trail={pageTrail(site, step)} page={page} hasForm={!isComing} />
      {isService && (
        <div className={classes.band}>
          <div className="content">
            <Claims inRow />
          </div>
        </div>
      )}
      {isComing && <ComingSoon page={page} />}
      {html && (
        <div className={`content ${classes.text}`}>
          {/* Sanitized where it was rendered. */}
          <div className={prose.prose} dangerouslySetInnerHTML={{ __html: html }} />
        </div>
      )}
      <div>
        <MarketingSections sections={page.sections} />
      </div>
      <Steps title={page.stepsTitle} steps={page.steps} />
      {!isComing && (
        <FormSection title={page.titleForm} text={page.textForm}>
          {form}
        </FormSection>
      )}
      {isService && <OtherServices services={others} />}
      <div className={`content ${classes.end}`}>
        <ReferralWay />
        <OwnersWay />
      </div>
    </>
  )
}
