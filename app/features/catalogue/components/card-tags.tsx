import { useTranslation } from 'react-i18next'
import type { ListingCard } from '../card/listing-card'
import classes from './card-tags.module.css'

/** What sets a place apart: its promotion first, then new, favourite, shared sale. At most two. */
export function CardTags({ card }: { card: ListingCard }) {
  const { t } = useTranslation('listings')
  const tags: { key: string; words: string; promotion?: true }[] = []
  if (card.promotion) {
    const discount = t('card.discount', { percent: card.promotion.percent })
    tags.push({ key: 'promotion', words: `${discount} ${card.promotion.name}`, promotion: true })
  }
  if (card.newProduct) tags.push({ key: 'new', words: t('card.new') })
  if (card.topListing) tags.push({ key: 'top', words: t('card.top') })
  if (card.sharedSell) tags.push({ key: 'shared', words: t('card.shared') })
  if (tags.length === 0) return null
  return (
    <ul className={classes.tags}>
      {tags.slice(0, 2).map((tag) => (
        <li key={tag.key} className={classes.tag} data-promotion={tag.promotion}>
          {tag.words}
        </li>
      ))}
    </ul>
  )
}
