import type { PdfDictionary, PdfValue } from './pdf-values'
import type { PdfFile } from './read-pdf-file.server'

/**
 * PDF names of active content: scripts, launched programs, opened or submitted files, media, embedded files, XFA forms
 * (ISO 32000-1, 12.6 and 7.11.4).
 */
const activeNames = new Set([
  'JavaScript',
  'JS',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'FileAttachment',
  'GoToE',
  'GoToR',
  'ImportData',
  'Movie',
  'Rendition',
  'SubmitForm',
  'Sound',
  'RichMedia',
  'RichMediaExecute',
  'XFA',
  '3D',
])

/** Actions that may run when a document is opened: they only scroll to one of its pages. */
const harmlessActions = new Set(['GoTo', 'Named'])

/** Allowed link targets; anything else with a colon before its path is a scheme that a viewer may run. */
const harmlessLink = /^(?:(?:https?|mailto|tel):|[^:]*(?:[/?#]|$))/i
/** Viewers leave blanks and control characters out of addresses. */
const leftOut = /[\0-\x20\x7f-\xa0]+/g

/** Longest chain of references that is followed; a longer one is a loop. */
const maxSteps = 8

type Resolve = (value: PdfValue | undefined, steps?: number) => PdfValue | undefined

/** Whether anything in a file is active content. */
export function holdsActiveContent({ values, objects }: PdfFile): boolean {
  const resolve: Resolve = (value, steps = maxSteps) =>
    value?.kind === 'reference' && steps > 0 ? resolve(objects.get(value.object), steps - 1) : value
  return values.some((value) => isActive(value, resolve))
}

function isActive(value: PdfValue, resolve: Resolve): boolean {
  switch (value.kind) {
    case 'name':
      return activeNames.has(value.value)
    case 'array':
      return value.items.some((item) => isActive(item, resolve))
    case 'dictionary':
      return isActiveDictionary(value.entries, resolve)
    default:
      return false
  }
}

function isActiveDictionary(entries: PdfDictionary, resolve: Resolve): boolean {
  if (holdsFile(entries) || leadsElsewhere(entries, resolve) || startsByItself(entries, resolve)) {
    return true
  }
  for (const [key, value] of entries) {
    if (activeNames.has(key) || isActive(value, resolve)) return true
  }
  return false
}

/** `EF` embeds a file; `/Type /Filespec` is optional. */
function holdsFile(entries: PdfDictionary): boolean {
  return entries.has('EF') && (entries.has('F') || entries.has('UF'))
}

/** Whether a link, or the base URL of all links, has another target than a web page, e-mail or phone number. */
function leadsElsewhere(entries: PdfDictionary, resolve: Resolve): boolean {
  return ['URI', 'Base'].some((key) => {
    const target = resolve(entries.get(key))
    return target?.kind === 'string' && !harmlessLink.test(target.value.replace(leftOut, ''))
  })
}

/** Whether an action runs on an event: opening the file or a page, hovering. */
function startsByItself(entries: PdfDictionary, resolve: Resolve): boolean {
  const additional = resolve(entries.get('AA'))
  const triggers = additional?.kind === 'dictionary' ? [...additional.entries.values()] : []
  return [entries.get('OpenAction'), ...triggers].some((each) => {
    const action = resolve(each)
    const kind = action?.kind === 'dictionary' ? resolve(action.entries.get('S')) : undefined
    return kind?.kind === 'name' && !harmlessActions.has(kind.value)
  })
}
