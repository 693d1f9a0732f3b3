import { Photo } from '~/ui/media/photo'
import type { MarketingSection } from './marketing-section.server'
import classes from './marketing-sections.module.css'

/** Words and pictures, changing sides from one section to the next. */
export function MarketingSections({ sections }: { sections: MarketingSection[] }) {
  return sections.map(({ title, html, picture, alt }) => (
    <section key={title} className={`content ${classes.section}`}>
      <div className={classes.picture}>
        <Photo picture={picture} alt={alt} sizes="(min-width: 900px) 580px, 100vw" widest={1280} />
      </div>
      <div className={classes.words}>
        <h2 className={classes.title}>{title}</h2>
        <div className={classes.prose} dangerouslySetInnerHTML={{ __html: html }} />
      </div>
    </section>
  ))
}
