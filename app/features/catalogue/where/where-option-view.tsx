import { useTranslation } from 'react-i18next'
import type { SectionKey } from '~content/section-key'
import { sectionKeys } from '~content/section-key'
import { useSite } from '~/features/site/use-site'
import { Icon } from '~/ui/icons/icon'
import type { WhereOption } from './list-options'
import classes from './where-list.module.css'

type WhereOptionViewProps = {
  id: string
  option: WhereOption
  section: SectionKey
  isActive: boolean
}

/** One suggestion: a picture or a sign, its name, and where or how many. */
export function WhereOptionView({ id, option, section, isActive }: WhereOptionViewProps) {
  const { t } = useTranslation(['where', 'listings'])
  const { locale } = useSite()
  const { sign, name, line, side } = describe()
  return (
    // The field has the focus and answers the keyboard; the list answers clicks.
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={classes.option}

      tabIndex={-1}
    >
      {sign}
      <span className={classes.name}>
        {name}
        {line && <span className={classes.line}>{line}</span>}
      </span>
      {side && <span className={classes.side}>{side}</span>}
    </div>
  )

  function describe() {
    if (option.kind === 'everywhere') {
      return { sign: <Sign name="globe" />, name: t('listings:anyPlace'), line: t('everywhere') }
    }
    if (option.kind === 'nearby') {
      return { sign: <Sign name="compass" />, name: t('nearby'), line: t('nearbyHint') }
    }
    if (option.kind === 'place') {
      const { place, km } = option
      return {
        sign: <Sign name={place.kind === 'region' ? 'map' : 'pin'} />,
        name: place.name,
        line: km === null ? place.line : `${inKilometres(km, locale)} · ${place.line}`,
        side: t('listings:resultCount', { count: place.count }),
      }
    }
    const { rental } = option
    const other = sectionKeys.find((key) => key === rental.section && key !== section)
    return {
      sign: rental.picture ? (
        <img src={rental.picture} alt="" width={64} height={48} className={classes.picture} />
      ) : (
        <Sign name="home" />
      ),
      name: rental.name,
      line: other ? `${rental.town} · ${t(`section.${other}`)}` : rental.town,
    }
  }
}

function Sign({ name }: { name: 'globe' | 'compass' | 'map' | 'pin' | 'home' }) {
  return (
    <span className={classes.sign}>
      <Icon name={name} />
    </span>
  )
}

function inKilometres(km: number, locale: string): string {
  const digits = { maximumFractionDigits: km < 10 ? 1 : 0 }
  return new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilometer', ...digits }).format(km)
}
