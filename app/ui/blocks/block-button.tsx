import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Icon } from '~/ui/icons/icon'
import classes from './block-button.module.css'
import type { ButtonView } from './block-views'

type BlockButtonProps = {
  button: ButtonView
  /** `quiet` stands beside the main action, `light` on a picture or a dark ground. */
  look?: 'main' | 'quiet' | 'light'
}

/** A button of a block: a chat, the form of the page, or a page. */
export function BlockButton({ button: { label, kind, href }, look = 'main' }: BlockButtonProps) {
  const { t } = useTranslation()
  const looks = { className: classes.button, 'data-look': look, 'data-kind': kind }
  if (kind === 'form') {
    return (
      <a href={href} {...looks}>
        {label}
      </a>
    )
  }
  if (kind === 'link' && href.startsWith('/')) {
    return (
      <Link to={href} {...looks}>
        {label}
      </Link>
    )
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" {...looks}>
      {kind === 'whatsapp' && <Icon name="whatsapp" size={22} />}
      {label}
      <span className="visually-hidden"> {t('opensInNewTab')}</span>
    </a>
  )
}
