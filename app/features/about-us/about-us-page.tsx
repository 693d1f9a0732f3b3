import { OpenCareers } from '~/features/careers/open-careers'
import { Breadcrumb } from '~/features/site/head/breadcrumb'
import { Claims } from '~/features/site/claims'
import { singleTrail } from '~/features/site/head/page-trail'
import { useSite } from '~/features/site/use-site'
import { TeamDirectory } from '~/features/team/team-directory'
import { PageHero } from '~/ui/layout/page-hero'
import classes from './about-us-page.module.css'
import { Promises } from './promises'
import type { AboutUsData } from './read-about-us.server'
import { Values } from './values'

/** Who we are: mission, vision, values, the team and what it looks for (leads-and-content.md §2, "About us"). */
export function AboutUsPage({ name, page, team, careers }: AboutUsData) {
  const site = useSite()
  return (
    <>
      <PageHero
        title={page.title}
        trail={<Breadcrumb steps={singleTrail(site, name, 'aboutUs')} />}
        picture={page.image}
        alt={page.imageAlt}
      >
        <div className={classes.intro} dangerouslySetInnerHTML={{ __html: page.introHtml }} />
      </PageHero>
      <Promises page={page} />
      <Values page={page} />
      <div className={classes.band}>
        <div className="content">
          <Claims inRow />
        </div>
      </div>
      <section className={`content ${classes.team}`} aria-labelledby="team">
        <h2 id="team" className={classes.title}>
          {page.teamTitle}
        </h2>
        <p className={classes.text}>{page.teamText}</p>
        <TeamDirectory team={team} />
      </section>
      <OpenCareers careers={careers} />
    </>
  )
}
