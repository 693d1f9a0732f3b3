import { Link, useLocation, useNavigate } from '@remix-run/react'
import i18next from 'i18next'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fromList, isFromList } from '~/features/catalogue/card/remembered-list'
import { listAddress } from '~/features/catalogue/search/listing-query'
import { fetchNamespaces } from '~/platform/i18n/preload-namespaces'
import { buttonClass } from '~/ui/button/button-class'
import { Icon } from '~/ui/icons/icon'
import { loadPart } from '~/ui/layout/load-part'
import { needs } from '~/ui/layout/needs-scripts'
import type { ListingPageData } from '../list/read-listing-page.server'
import { useRequestedList } from '../list/use-requested-list'
import { useKeptLayout } from '../list/use-kept-layout'
import type { ListMapProps } from './list-map'
import classes from './map-pane.module.css'

/** Opens the map beside the list, on phones over it. */
export function MapButton({ data }: { data: ListingPageData }) {
  const { t } = useTranslation('listings')
  const { path, query } = useRequestedList(data)
  const keepLayout = useKeptLayout()
  return (
    <Link
      to={keepLayout(listAddress(path, { ...query, view: 'map' }))}
      state={fromList}
      preventScrollReset
      className={`needs-script ${buttonClass({ kind: 'secondary', className: classes.open })}`}
      {...needs('click')}
      onPointerDown={() => void loadListMap().catch(() => undefined)}
    >
      <Icon name="map" />
      {t('showMap')}
    </Link>
  )
}

/** The map's place beside the list. The map itself comes with its library once the page runs. */
export function MapPane({ data }: { data: ListingPageData }) {
  const { t } = useTranslation('listings')
  const pane = useRef<HTMLDivElement>(null)
  const [ListMap, setListMap] = useState<ComponentType<ListMapProps> | null>(null)
  const [isMissing, setIsMissing] = useState(false)
  const { path, query } = useRequestedList(data)
  const keepLayout = useKeptLayout()
  const list = keepLayout(listAddress(path, { ...query, view: null }))
  const close = useClose()
  useEffect(() => {
    loadListMap()
      .then((loaded) => setListMap(() => loaded))
      .catch(() => setIsMissing(true))
  }, [])
  // Who opened it by its button, which is gone now, goes on from here.
  useEffect(() => {
    if (close.isOpenedHere) pane.current?.focus({ preventScroll: true })
    return () => {
      setTimeout(() =>
        document.querySelector<HTMLElement>(`.${classes.open}`)?.focus({ preventScroll: true }),
      )
    }
    // oxlint-disable-next-line react/exhaustive-deps -- only when it opens and closes
  }, [])
  return (
    // Escape is for those who use the keys inside; the link does the same.
    <div
      ref={pane}
      tabIndex={-1}
      className={`needs-script ${classes.pane}`}
      {...needs('at-once')}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) close.now(list)
      }}
    >
      <Link
        to={list}
        preventScrollReset
        className={buttonClass({ kind: 'secondary', className: classes.close })}
        {...needs('click')}
        onClick={(event) => {
          if (!close.isOpenedHere) return
          event.preventDefault()
          close.now(list)
        }}
      >
        <Icon name="close" />
        {t('showList')}
      </Link>
      {ListMap ? (
        <ListMap data={data} />
      ) : (
        <p className={classes.waiting} role="status">
          {isMissing ? t('unavailable', { ns: 'errors' }) : t('loadingMap')}
        </p>
      )}
    </div>
  )
}

/** Back to the list that the map was opened from, at the same place in it; else to the list of its address. */
function useClose() {
  const navigate = useNavigate()
  const isOpenedHere = isFromList(useLocation().state)
  const now = (list: string) => {
    if (isOpenedHere) navigate(-1)
    else navigate(list, { preventScrollReset: true })
  }
  return { isOpenedHere, now }
}

/** The map of a list with its library and its words, which no page brings. Rejects where they cannot be had. */
async function loadListMap() {
  const [{ ListMap }] = await Promise.all([
    loadPart(() => import('./list-map')),
    fetchNamespaces(['listingMap']),
  ])
  // At once, since their script is there; so the map that is shown next need not wait.
  await i18next.loadNamespaces('listingMap')
  return ListMap
}
