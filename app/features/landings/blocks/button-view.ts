import type { ContentButton } from '~content/button'
import type { ButtonView } from '~/ui/blocks/block-views'
import { landingFormId } from '~/ui/blocks/landing-form-id'
import { chatLink } from '~/features/site/contact/chat-link'
import { siteLink } from './site-link'
import type { BlockContext } from './block-context'

/**
 * A button of a block with its address; null if it has no label or leads nowhere. On a page without a form
 * what would lead to it opens the chat.
 */
export function buttonView(button: ContentButton, context: BlockContext): ButtonView | null {
  const { label, action, link } = button
  if (!label) return null
  if (action === 'link') {
    const href = siteLink(link)
    return href === null ? null : { label, kind: 'link', href }
  }
  if (action === 'form' && hasForm(context)) {
    return { label, kind: 'form', href: `#${landingFormId}` }
  }
  return { label, kind: 'whatsapp', href: chatLink(context.landing, context.settings) }
}

/** Whether the page has a form to lead to. */
export function hasForm({ landing }: Pick<BlockContext, 'landing'>): boolean {
  return landing.hasOwnForm || landing.blocks.some((block) => block.__component === 'blocks.form')
}
