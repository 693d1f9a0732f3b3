import { BlockButton } from './block-button'
import type { BlockViews } from './block-views'
import classes from './call-to-action-block.module.css'

export function CallToActionBlock({ title, text, buttons }: BlockViews['blocks.call-to-action']) {
  return (
    <section className={`content ${classes.section}`}>
      {title && <h2 className={classes.title}>{title}</h2>}
      {text && <p className={classes.text}>{text}</p>}
      <div className={classes.buttons}>
        {buttons.map((button, index) => (
          <BlockButton
            key={`${button.label} ${button.href}`}
            button={button}
            look={index === 0 ? 'primary' : 'secondary'}
          />
        ))}
      </div>
    </section>
  )
}
