import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SectionKey } from '~content/section-key'
import { shownWhereParameter, whereParameter } from '~/routing/parameters'
import { fetchNamespaces } from '~/platform/i18n/preload-namespaces'
import { LazyPart } from '~/ui/layout/lazy-part'
import type { PlaceFacet } from '../places/list-places'
import { PlaceOptions } from '../places/place-options'
import { regionValue } from '../places/place-path'
import { unselectPlace } from './field-parts'
import classes from './where-field.module.css'

const loadList = async () => {
  const [{ WhereList }] = await Promise.all([import('./where-list'), fetchNamespaces(['where'])])
  return WhereList
}

type WhereFieldProps = {
  section: SectionKey
  /** The choices without script. */
  places: PlaceFacet[]
  /**
   * The place that is chosen, as the form sends it, or several towns with commas between; empty for the whole country.
   */
  chosen: string
  /** The classes of the field where it stands. */
  look: { cell?: string | undefined; label: string | undefined; input: string | undefined }
}

/** What the list of suggestions tells its field. */
export type ShownList = { isOpen: boolean; activeId: string | undefined }

/**
 * One field for towns, regions and rentals by name (finding.md §1). The form sends the place as `location`, from the
 * select, which alone is seen without script; what was typed is sent too, and read where no place was chosen. Without
 * script the field sends the name that it was made with, so that name goes along to tell it from a typed one. The list
 * of suggestions loads on the first use.
 */
export function WhereField({ section, places, chosen, look }: WhereFieldProps) {
  const { t } = useTranslation('listings')
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const select = useRef<HTMLSelectElement>(null)
  const [isUsed, setUsed] = useState(false)
  const [list, setList] = useState<ShownList>({ isOpen: false, activeId: undefined })
  const region = places.find(({ slug }) => regionValue(slug) === chosen)
  const towns = places.flatMap((each) => each.towns)
  const nameOf = (slug: string) => towns.find((town) => town.slug === slug)?.name ?? slug
  const name = region
    ? t('department', { region: region.name })
    : chosen.split(',').map(nameOf).join(', ')
  const isOption = chosen === '' || region || towns.some(({ slug }) => slug === chosen)
  // It may have the focus before React listens.
  useEffect(() => {
    if (document.activeElement === input.current) setUsed(true)
  }, [])

  return (
    <div className={`${classes.where} ${look.cell ?? ''}`}>
      <label className={`needs-script ${classes.part}`}>
        <span className={look.label}>{t('place')}</span>
        <input
          ref={input}
          name={whereParameter}
          className={`${classes.input} ${look.input ?? ''}`}
          defaultValue={name}
          placeholder={t('anyPlace')}
          data-chosen={chosen !== '' || undefined}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          role="combobox"
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={list.isOpen}
          aria-controls={list.isOpen ? listId : undefined}
          aria-activedescendant={list.activeId}
          onFocus={() => setUsed(true)}
          onInput={() => {
            // What is typed counts, also before the list is there.
            unselectPlace(select.current)
            setUsed(true)
          }}
          // The form has changed once a place is chosen.
          onChange={(event) => event.stopPropagation()}
        />
      </label>
      {name && <input type="hidden" name={shownWhereParameter} value={name} />}
      <label className={`without-script ${classes.part}`}>
        <span className={look.label}>{t('place')}</span>
        <select
          ref={select}
          name="location"
          defaultValue={chosen}
          className={look.input}
          data-chosen={chosen !== '' || undefined}
        >
          <option value="">{t('anyPlace')}</option>
          {!isOption && <option value={chosen}>{name}</option>}
          <PlaceOptions places={places} />
        </select>
      </label>
      {isUsed && (
        <LazyPart load={loadList} isOptional>
          {(WhereList) => (
            <WhereList
              id={listId}
              section={section}
              input={input}
              select={select}
              chosen={{ value: chosen, name }}
              onShow={setList}
            />
          )}
        </LazyPart>
      )}
    </div>
  )
}
