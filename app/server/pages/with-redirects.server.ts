import {
  redirect,
  type LoaderFunction,
  type LoaderFunctionArgs,
  type ServerBuild,
} from '@remix-run/node'

import { keepQuery } from '~/routing/keep-query'

type FindRedirect = (path: string) => { to: string; status: 301 | 302 } | null

/**
 * Wraps the loaders of all pages: where a loader throws a 404 or 410, a redirect for the address is used if there is
 * one. Done in one place, since any page may have had another address before.
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
    try {
      return await loader(args)
    } catch (thrown) {
      if (!(thrown instanceof Response) || (thrown.status !== 404 && thrown.status !== 410)) {
        throw thrown
      }
      const { pathname, searchParams } = new URL(args.request.url)
      const found = findRedirect(pathname.replace(/\.data$/, ''))
      if (!found) throw thrown
      throw redirect(keepQuery(found.to, searchParams), found.status)
    }
  }
  return Object.assign(wrapped, loader)
}
