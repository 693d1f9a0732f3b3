import { useTranslation } from 'react-i18next'
import { ButtonLink } from '~/ui/button/button'
import { Icon } from '~/ui/icons/icon'
import type { ButtonView } from './block-views'

type BlockButtonProps = {
  button: ButtonView
  /** `secondary` stands beside the main action, `light` on a picture or a dark ground. */
  look?: 'primary' | 'secondary' | 'light'
}

/** A button of a block: a chat, the form of the page, or a page. */
export function BlockButton({ button, look = 'primary' }: BlockButtonProps) {
  const { label, kind, href } = button
  const { t } = useTranslation()
  const isChat = kind === 'whatsapp'
  const shown = isChat && look === 'primary' ? 'chat' : look
  if (kind === 'form' || (kind === 'link' && href.startsWith('/'))) {
    return (
      <ButtonLink kind={shown} size="large" {...(kind === 'form' ? { href } : { to: href })}>
        {label}
      </ButtonLink>
    )
  }
  return (
    <ButtonLink kind={shown} size="large" href={href} target="_blank" rel="noopener noreferrer">
      {isChat && <Icon name="whatsapp" size={22} />}
      {label}
      <span className="visually-hidden"> {t('opensInNewTab')}</span>
    </ButtonLink>
  )
}
