import { useTranslation } from 'react-i18next'
import { ButtonLink } from '~/ui/button/button'
import { Icon } from '~/ui/icons/icon'
import { Photo } from '~/ui/media/photo'
import { BlockSection } from './block-section'
import type { BlockViews, TestimonialView } from './block-views'
import classes from './testimonials-block.module.css'

export function TestimonialsBlock(view: BlockViews['blocks.testimonials']) {
  const { t } = useTranslation('landings')
  const { t: tLayout } = useTranslation()
  const { title, testimonials, more } = view
  if (testimonials.length === 0) return null
  return (
    <BlockSection title={title || t('reviews')} tone="wash">
      <ul className={classes.list}>
        {testimonials.map((testimonial) => (
          <li key={testimonial.id}>
            <Testimonial testimonial={testimonial} />
          </li>
        ))}
      </ul>
      {more && (
        <p className={classes.more}>
          <ButtonLink kind="text" href={more.url} target="_blank" rel="noopener noreferrer">
            {more.label}
            <span className="visually-hidden"> {tLayout('opensInNewTab')}</span>
            <Icon name="external" size={18} />
          </ButtonLink>
        </p>
      )}
    </BlockSection>
  )
}

function Testimonial({ testimonial }: { testimonial: TestimonialView }) {
  const { name, place, text, rating, date, source, photo, photoAlt } = testimonial
  const { t } = useTranslation('landings')
  return (
    <figure className={classes.card}>
      <p className={classes.stars} role="img" aria-label={t('stars', { rating })}>
        {'★'.repeat(rating)}
        <span className={classes.missing}>{'★'.repeat(5 - rating)}</span>
      </p>
      <blockquote className={classes.text}>{text}</blockquote>
      <figcaption className={classes.by}>
        {photo && (
          <span className={classes.photo}>
            <Photo picture={photo} alt={photoAlt} sizes="48px" widest={320} />
          </span>
        )}
        <span>
          <strong>{name}</strong>
          <span className={classes.where}>{[place, date, source].filter(Boolean).join(' · ')}</span>
        </span>
      </figcaption>
    </figure>
  )
}
