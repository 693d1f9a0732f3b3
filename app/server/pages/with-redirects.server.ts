import {
  redirect,
  type LoaderFunction,
  type LoaderFunctionArgs,
  type ServerBuild,
} from '@remix-run/node'

import { keepQuery } from '~/routing/keep-query'

type FindRedirect = (path: string) => { to: string; status: 301 | 302 } | null

/**
 * Wraps the loaders of all pages: where a loader throws or answers a 404 or 410, a redirect for the address is used if
 * there is one. Done in one place, since any page may have had another address before.
 */
export function withRedirects(build: ServerBuild, findRedirect: FindRedirect): ServerBuild {
  const routes: ServerBuild['routes'] = {}
  for (const [id, route] of Object.entries(build.routes)) {
    const { loader } = route.module
    routes[id] =
      loader && isPage(id)
        ? { ...route, module: { ...route.module, loader: withRedirect(loader, findRedirect) } }
        : route
  }
  return { ...build, routes }
}

/** Pages are children of a language route, see `routing/define-routes.ts`. */
function isPage(routeId: string): boolean {
  return /^(en|es)\//.test(routeId)
}

function withRedirect(loader: LoaderFunction, findRedirect: FindRedirect): LoaderFunction {
  const wrapped = async (args: LoaderFunctionArgs): Promise<unknown> => {
    const leadOn = () => {
      const { pathname, searchParams } = new URL(args.request.url)
      const found = findRedirect(pathname.replace(/\.data$/, ''))
      if (found) throw redirect(keepQuery(found.to, searchParams), found.status)
    }
    try {
      const answer: unknown = await loader(args)
      if (isMissing(statusOfData(answer))) leadOn()
      return answer
    } catch (thrown) {
      if (thrown instanceof Response && isMissing(thrown.status)) leadOn()
      throw thrown
    }
  }
  return Object.assign(wrapped, loader)
}

function isMissing(status: number | undefined): boolean {
  return status === 404 || status === 410
}

/** The status of an answer that a loader made with Remix's `data`; undefined where it named none. */
function statusOfData(answer: unknown): number | undefined {
  const { init } = Object(answer) as { init?: ResponseInit | null }
  return init?.status
}
