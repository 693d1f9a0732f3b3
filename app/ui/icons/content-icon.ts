import type { IconName } from './icon'
import { iconSources } from './icon-sources'

/** The icon that a record of the CMS names; a tick where the site draws none of that name. */
export function contentIcon(name: string): IconName {
  return isIconName(name) ? name : 'check'
}

function isIconName(name: string): name is IconName {
  return Object.hasOwn(iconSources, name)
}
