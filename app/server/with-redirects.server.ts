import {
  redirect,
  type LoaderFunction,
  type LoaderFunctionArgs,
  type ServerBuild,
} from '@remix-run/node'

import { keepQuery } from '~/routing/keep-query'

type FindRedirect = (path: string) => { to: string; status: 301 | 302 } | null

/**
 * The build whose pages lead on where they would be missing or gone and a redirect is known for their address.
 * One place for all routes, since any of them may have had another address.
 */
export function withRedirects(build: ServerBuild, findRedirect: FindRedirect): ServerBuild {
  const routes: ServerBuild['routes'] = {}
  for (const [id, route] of Object.entries(build.routes)) {
    const { loader } = route.module
    routes[id] =
      loader && isPage(id)
        ? { ...route, module: { ...route.module, loader: leadingOn(loader, findRedirect) } }
        : route
  }
  return { ...build, routes }
}

/** Pages are the children of a language, see `routing/define-routes.ts`. */
function isPage(routeId: string): boolean {
  return /^(en|es)\//.test(routeId)
}

function leadingOn(loader: LoaderFunction, findRedirect: FindRedirect): LoaderFunction {
  const leading = async (args: LoaderFunctionArgs): Promise<unknown> => {
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
  return Object.assign(leading, loader)
}
