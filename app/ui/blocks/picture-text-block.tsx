import { Photo } from '~/ui/media/photo'
import type { BlockViews } from './block-views'
import classes from './picture-text-block.module.css'
import prose from './prose.module.css'

export function PictureTextBlock(view: BlockViews['blocks.picture-text']) {
  const { title, html, picture, alt, side } = view
  return (
    <section className={`content ${classes.columns}`} data-side={side}>
      <div className={classes.picture}>
        <Photo picture={picture} alt={alt} sizes="(min-width: 900px) 600px, 100vw" />
      </div>
      <div className={classes.words}>
        {title && <h2 className={classes.title}>{title}</h2>}
        <div className={prose.prose} dangerouslySetInnerHTML={{ __html: html }} />
      </div>
    </section>
  )
}
