import { translate } from '../../labels/translate'
import type { EntryComponent } from './list-components'
import { headingField } from './missing-field-checks'

/** A line of the checklist beside a page. The findings explain the lines that are not fine. */
export type ChecklistItem = { label: string; isFine: boolean }

type Page = { uid: string; parts: EntryComponent[]; draft: Record<string, unknown> }

/** What other checks found, by the line to which it belongs. */
type Findings = Record<'empty' | 'seo' | 'pictures' | 'words' | 'languages' | 'links', string[]>

/** The list for an entry with a page of its own; empty for others. */
export function pageChecklist(page: Page, found: Findings): ChecklistItem[] {
  const heading = headingField(page.uid)
  if (heading === undefined) return []
  const item = (label: string, isFine: boolean): ChecklistItem => ({ label, isFine })
  const title = page.draft[heading]
  return [
    item(translate('Main heading (h1)'), typeof title === 'string' && title.trim() !== ''),
    ...(isLanding(page) ? [item(translate('Form or WhatsApp button'), hasContact(page))] : []),
    item(translate('Required fields'), found.empty.length === 0),
    item(translate('Texts for search engines'), found.seo.length === 0),
    item(translate('Pictures and their sizes'), found.pictures.length === 0),
    item(translate('Words for each picture'), found.words.length === 0),
    item(translate('Both languages'), found.languages.length === 0),
    item(translate('Links'), found.links.length === 0),
  ]
}

const isLanding = ({ uid }: Page) => uid.startsWith('api::landing-')

/** A landing keeps its own form or its call to action; a block can be either. */
function hasContact({ parts }: Page): boolean {
  const [page] = parts
  const isOwn = page?.attributes.titleForm !== undefined || Boolean(page?.value.btnName)
  const blocks = ['blocks.form', 'blocks.whatsapp-banner', 'blocks.call-to-action']
  return isOwn || parts.some(({ uid }) => blocks.includes(uid))
}
