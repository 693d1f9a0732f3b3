import type { EntryContext } from '@remix-run/node'
import { decode } from 'turbo-stream'
import type { DocumentRenderer, PreparedPage } from './render-document'

type StaticContext = EntryContext['staticHandlerContext']
type Match = StaticContext['matches'][number]

/**
 * A prepared page without code, so that it can be sent to a thread. The thread reads the data from the same text as the
 * browser, which costs less than to send it as objects.
 */
export type PageMessage = Omit<PreparedPage, 'context'> &
  Pick<StaticContext, 'basename' | 'location' | 'statusCode'> & {
    /** What Remix writes into each document: the data of the loaders, and its own settings. */
    payload: string
    handoff: string | undefined
    matches: (Omit<Match, 'route'> & { routeId: string })[]
  }

/** What all pages of a build share. A thread bundles the route modules, and gets the rest when it starts. */
export type SharedParts = Pick<EntryContext, 'routeModules' | 'manifest' | 'future'>

/** The message of a page whose loaders had no errors. `payload` is the whole text of its stream. */
export function writePageMessage({ context, ...page }: PreparedPage, payload: string): PageMessage {
  const { basename, location, statusCode, matches } = context.staticHandlerContext
  return {
    ...page,
    basename,
    location,
    statusCode,
    payload,
    handoff: context.serverHandoffString,
    matches: matches.map(({ route, ...match }) => ({ ...match, routeId: route.id })),
  }
}

/** The renderer of a thread, for pages that were sent to it. Rejects if any part of a page fails. */
export function createSentPageRenderer(parts: SharedParts, render: DocumentRenderer) {
  return async (message: PageMessage): Promise<string> => {
    const { html, errors } = await render(await readPageMessage(message, parts))
    if (errors.length > 0) throw errors[0]
    return html
  }
}

async function readPageMessage(message: PageMessage, parts: SharedParts): Promise<PreparedPage> {
  const { url, locale, basename, location, statusCode, payload, handoff, matches } = message
  const { value } = await decode(streamOf(payload))
  if (!isData(value)) throw new TypeError(`The data of ${url} cannot be read`)
  const context: EntryContext = {
    ...parts,
    staticHandlerContext: {
      ...value,
      errors: null,
      basename,
      location,
      statusCode,
      // React Router finds the route itself by its id.
      matches: matches.map(({ routeId, ...match }) => ({ ...match, route: { id: routeId } })),
      activeDeferreds: null,
      loaderHeaders: {},
      actionHeaders: {},
    },
    serverHandoffStream: streamOf(payload),
    renderMeta: {},
    isSpaMode: false,
    // Pages with errors are not sent.
    serializeError: ({ message: reason }) => ({ message: reason }),
    ...(handoff !== undefined && { serverHandoffString: handoff }),
  }
  return { url, locale, context }
}

export function streamOf(content: string): ReadableStream<Uint8Array> {
  return new Blob([content]).stream()
}

function isData(value: unknown): value is Pick<StaticContext, 'loaderData' | 'actionData'> {
  return typeof value === 'object' && value !== null && 'loaderData' in value
}
