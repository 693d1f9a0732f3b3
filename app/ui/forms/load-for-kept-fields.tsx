import { needsScripts } from '~/ui/layout/needs-scripts'
import { keyOfKept } from './use-kept-fields'

/** The same text for all forms, so a page needs one hash for its security policy. */
const script = `try{var s=document.currentScript;sessionStorage.getItem(s.dataset.kept)&&s.setAttribute("${needsScripts}","at-once")}catch{}`

/**
 * Has the page load its scripts at once if the tab keeps entries of the form in which it stands: without them the form
 * would look empty in the other language until the visitor touched something.
 */
export function LoadForKeptFields({ name }: { name: string }) {
  return (
    <script
      suppressHydrationWarning
      data-kept={keyOfKept(name)}
      dangerouslySetInnerHTML={{ __html: script }}
    />
  )
}
