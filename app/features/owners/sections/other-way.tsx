import { useId } from 'react'
import { ButtonLink } from '~/ui/button/button'
import { Icon } from '~/ui/icons/icon'
import classes from './other-way.module.css'

type OtherWayProps = { title: string; text: string; link: string; to: string }

/** For those whom another page serves better. */
export function OtherWay({ title, text, link, to }: OtherWayProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={classes.box}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      <p className={classes.text}>{text}</p>
      <ButtonLink kind="text" to={to} className={classes.link}>
        {link}
        <Icon name="arrow-right" size={18} />
      </ButtonLink>
    </section>
  )
}
