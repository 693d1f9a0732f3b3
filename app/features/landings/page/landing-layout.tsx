import type { ReactNode } from 'react'
import type { LeadReply } from '~/features/leads/form/lead-reply'
import { Breadcrumb } from '~/features/site/head/breadcrumb'
import { useSite } from '~/features/site/use-site'
import { landingTrail } from '../head/landing-trail'
import type { LandingParts } from '../parts/landing-parts'
import classes from './landing-layout.module.css'
import { LandingSlots } from './landing-slots'

type LandingLayoutProps = {
  parts: LandingParts
  /** What the page's action answered, where no script sent a form. */
  reply: LeadReply | undefined
  children: ReactNode
}

/** What all landings have around their parts. */
export function LandingLayout({ parts, reply, children }: LandingLayoutProps) {
  const site = useSite()
  return (
    <LandingSlots form={parts.form} chat={parts.chat} type={parts.type} reply={reply}>
      <div className={classes.layout}>
        <div className={`content ${classes.trail}`}>
          <Breadcrumb steps={landingTrail(parts, site)} />
        </div>
        {children}
      </div>
    </LandingSlots>
  )
}
