import { useTranslation } from 'react-i18next'
import { ListingCardView } from '~/features/catalogue/components/listing-card-view'
import { useSite } from '~/features/site/use-site'
import { ButtonLink } from '~/ui/button/button'
import { Icon } from '~/ui/icons/icon'
import type { RentalAnswer } from '../answer/assistant-answer'
import classes from './rental-cards.module.css'
import { Suggestions } from './suggestions'

type RentalCardsProps = { rentals: RentalAnswer; onAsk: (question: string) => void }

/** What was understood, the houses that fit, and the way to all of them. */
export function RentalCards({ rentals, onAsk }: RentalCardsProps) {
  const { t } = useTranslation('assistant')
  const { locale } = useSite()
  const { lead, understood, notes, cards, list, alternatives } = rentals
  return (
    <div className={classes.rentals}>
      {lead && <p>{lead}</p>}
      <p className={classes.understood}>
        <span>{t('understood')}</span> <strong>{understood}</strong>
      </p>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <ul className={classes.cards} aria-label={t('places')}>
        {cards.map(({ card, href }) => (
          <li key={card.id}>
            <ListingCardView card={card} locale={locale} href={href} />
          </li>
        ))}
      </ul>
      {list.note && <p className={classes.note}>{list.note}</p>}
      <ButtonLink kind="text" to={list.href}>
        {list.label}
        <Icon name="arrow-right" size={18} />
      </ButtonLink>
      {alternatives.length > 0 && (
        <div className={classes.alternatives}>
          <p>{t('instead')}</p>
          <Suggestions suggestions={alternatives} onAsk={onAsk} />
        </div>
      )}
    </div>
  )
}
