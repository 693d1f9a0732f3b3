import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '~/ui/button/button'
import { Icon } from '~/ui/icons/icon'
import { useBlockSlots } from './block-slots'
import type { ProductView } from './block-views'
import { needs } from '~/ui/layout/needs-scripts'
import classes from './product-button.module.css'

/**
 * The one button of a product, by its priority: WhatsApp, page, form in a dialog, plain. The tab of a page of the site
 * is told how the visit began (`rel="opener"`).
 */
export function ProductButton({ product }: { product: ProductView }) {
  const { button, name } = product
  const { t } = useTranslation('landings')
  const { t: tLayout } = useTranslation()
  const { openProduct } = useBlockSlots()
  const about = <span className="visually-hidden">: {name}</span>

  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (button.kind !== 'form' || !openProduct) return
    event.preventDefault()
    openProduct(product)
  }

  return (
    <ButtonLink
      kind={button.kind === 'whatsapp' ? 'chat' : 'primary'}
      href={button.href}
      className={classes.button}
      rel={button.href.startsWith('/') ? 'opener' : 'noopener'}
      onClick={onClick}
      {...(button.kind === 'whatsapp' ? { target: '_blank' } : {})}
      {...(button.kind === 'page' && { 'data-tab-on-desktop': '' })}
      {...(button.kind === 'form' &&
        openProduct && { 'aria-haspopup': 'dialog' as const, ...needs('click') })}
    >
      {button.kind === 'whatsapp' && <Icon name="whatsapp" size={20} />}
      {t(`productButton.${button.kind}`)}
      {about}
      {button.kind === 'whatsapp' && (
        <span className="visually-hidden"> {tLayout('opensInNewTab')}</span>
      )}
      {button.kind === 'page' && (
        <span className={`visually-hidden needs-script ${classes.onDesktop}`}>
          {' '}
          {tLayout('opensInNewTab')}
        </span>
      )}
    </ButtonLink>
  )
}
