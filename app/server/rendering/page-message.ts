import type { EntryContext } from '@remix-run/node'
import { text } from 'node:stream/consumers'
import { renderDocument, type PreparedPage } from './render-document'

type StaticContext = EntryContext['staticHandlerContext']
type Match = StaticContext['matches'][number]

/** A prepared page without code, so that it can be sent to a thread. */
export type PageMessage = Omit<PreparedPage, 'context'> & {
  /** What Remix writes into each document: the data of the loaders as the browser reads them, and its own settings. */
  payload: string
  handoff: string | undefined
  static: Omit<StaticContext, 'matches' | 'activeDeferreds' | 'loaderHeaders' | 'actionHeaders'>
  matches: (Omit<Match, 'route'> & { routeId: string })[]
}

/** What all pages of a build share: a thread has the code of its routes itself and is told the rest once. */
export type SharedParts = Pick<EntryContext, 'routeModules' | 'manifest' | 'future'>

/** Uses up the stream of the page. */
export async function writePageMessage({ context, ...page }: PreparedPage): Promise<PageMessage> {
  const { matches, activeDeferreds, loaderHeaders, actionHeaders, ...ofPage } =
    context.staticHandlerContext
  const { serverHandoffStream, serverHandoffString } = context
  return {
    ...page,
    payload: serverHandoffStream ? await text(serverHandoffStream) : '',
    handoff: serverHandoffString,
    static: ofPage,
    matches: matches.map(({ route, ...match }) => ({ ...match, routeId: route.id })),
  }
}

/** Renders the document of a page that was sent. Rejects if any part of it fails. */
export async function renderSentPage(message: PageMessage, parts: SharedParts): Promise<string> {
  const { html, errors } = await renderDocument(readPageMessage(message, parts))
  if (errors.length > 0) throw errors[0]
  return html
}

function readPageMessage(message: PageMessage, parts: SharedParts): PreparedPage {
  const { payload, handoff, matches, static: ofPage, ...page } = message
  const context: EntryContext = {
    ...parts,
    staticHandlerContext: {
      ...ofPage,
      // React Router finds the route itself by its id.
      matches: matches.map(({ routeId, ...match }) => ({ ...match, route: { id: routeId } })),
      activeDeferreds: null,
      loaderHeaders: {},
      actionHeaders: {},
    },
    serverHandoffStream: new Blob([payload]).stream(),
    renderMeta: {},
    isSpaMode: false,
    // Errors come in the payload, which Remix wrote without their traces.
    serializeError: ({ message: reason }) => ({ message: reason }),
    ...(handoff !== undefined && { serverHandoffString: handoff }),
  }
  return { ...page, context }
}
